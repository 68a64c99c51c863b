import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/config/locales'
import { type FetchSection, type FindBundled, loadSectionData } from '@/components/section-data/load-section-data'

const answer = (content: unknown) => ({ body: { success: true, data: { content }, error: null } })
const nothing: FindBundled = async () => null

const source = (answers: Partial<Record<Locale, Awaited<ReturnType<FetchSection>> | 'throws'>>) => {
  const asked: string[] = []
  const ask: FetchSection = async (locale, section) => {
    asked.push(`${locale}/${section}`)
    const given = answers[locale]
    if (given === 'throws') throw new TypeError('Failed to fetch')
    return given ?? null
  }
  return { ask, asked }
}

describe('R5, §7: the source of section data', () => {
  it('§4.19, R5: is the current CMS content, and nothing else if it responds', async () => {
    const { ask, asked } = source({ de: answer({ heading: 'Namen' }) })
    const loaded = await loadSectionData('de', 'faq', { ask, findBundled: () => Promise.reject(new Error('must not be asked')) })
    expect(loaded).toEqual({ ok: true, content: { heading: 'Namen' }, locale: 'de', isLive: true })
    expect(asked).toEqual(['de/faq'])
  })

  it('§7.4, R5: is the bundled content before English', async () => {
    const { ask, asked } = source({ en: answer('English') })
    const loaded = await loadSectionData('de', 'migration', { ask, findBundled: async (locale) => `bundled ${locale}` })
    expect(loaded).toEqual({ ok: true, content: 'bundled de', locale: 'de', isLive: false })
    expect(asked).toEqual(['de/migration'])
  })

  it('§7.3: is English when another language fails', async () => {
    const { ask, asked } = source({ en: answer(['a']) })
    const loaded = await loadSectionData('fr', 'testimonials', { ask, findBundled: nothing })
    expect(loaded).toEqual({ ok: true, content: ['a'], locale: 'en', isLive: true })
    expect(asked).toEqual(['fr/testimonials', 'en/testimonials'])
  })

  it('§7: is requested once in English', async () => {
    const { ask, asked } = source({})
    expect(await loadSectionData('en', 'faq', { ask, findBundled: nothing })).toEqual({ ok: false, fault: { code: 'not-loaded' } })
    expect(asked).toEqual(['en/faq'])
  })

  it('§8: treats a missing response like an error status, and a missing bundle as none', async () => {
    const { ask, asked } = source({ es: 'throws', en: 'throws' })
    const loaded = await loadSectionData('es', 'migration', { ask, findBundled: () => Promise.reject(new Error('offline')) })
    expect(loaded).toEqual({ ok: false, fault: { code: 'not-loaded' } })
    expect(asked).toHaveLength(2)
  })

  it('§8.15: handles success false with and without a message', async () => {
    const refused = (error: unknown) => source({ en: { body: { success: false, data: null, error } } }).ask
    const load = (error: unknown) => loadSectionData('en', 'faq', { ask: refused(error), findBundled: nothing })
    expect(await load({ code: 'x', message: 'Closed today' })).toEqual({ ok: false, fault: { code: 'refused', message: 'Closed today' } })
    expect(await load('Closed today')).toEqual({ ok: false, fault: { code: 'refused', message: 'Closed today' } })
    expect(await load(null)).toEqual({ ok: false, fault: { code: 'refused', message: null } })
  })

  it.each([[null], [[]], ['text'], [{ success: true, data: null }], [{ success: true, data: { content: null } }]])(
    '§8: rejects %j as unreadable',
    async (body) => {
      expect(await loadSectionData('en', 'faq', { ask: async () => ({ body }), findBundled: nothing })).toEqual({
        ok: false,
        fault: { code: 'unreadable' },
      })
    },
  )
})
