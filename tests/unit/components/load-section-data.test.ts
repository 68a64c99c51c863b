import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/config/locales'
import { type AskSection, type FindBundled, loadSectionData } from '@/components/section-data/load-section-data'

const answer = (content: unknown) => ({ body: { success: true, data: { content }, error: null } })
const nothing: FindBundled = async () => null

const source = (answers: Partial<Record<Locale, Awaited<ReturnType<AskSection>> | 'throws'>>) => {
  const asked: string[] = []
  const ask: AskSection = async (locale, section) => {
    asked.push(`${locale}/${section}`)
    const given = answers[locale]
    if (given === 'throws') throw new TypeError('Failed to fetch')
    return given ?? null
  }
  return { ask, asked }
}

describe('R5, §7: where a section comes from', () => {
  it('§4.19, R5: what the CMS says now is asked first, and nothing else when it answers', async () => {
    const { ask, asked } = source({ de: answer({ heading: 'Namen' }) })
    const loaded = await loadSectionData('de', 'faq', { ask, findBundled: () => Promise.reject(new Error('must not be asked')) })
    expect(loaded).toEqual({ ok: true, content: { heading: 'Namen' }, locale: 'de', isLive: true })
    expect(asked).toEqual(['de/faq'])
  })

  it('§7.4, R5: the content bundled at build time is the fallback, before English', async () => {
    const { ask, asked } = source({ en: answer('English') })
    const loaded = await loadSectionData('de', 'migration', { ask, findBundled: async (locale) => `bundled ${locale}` })
    expect(loaded).toEqual({ ok: true, content: 'bundled de', locale: 'de', isLive: false })
    expect(asked).toEqual(['de/migration'])
  })

  it('§7.3: not ok in another language is asked again in English', async () => {
    const { ask, asked } = source({ en: answer(['a']) })
    const loaded = await loadSectionData('fr', 'testimonials', { ask, findBundled: nothing })
    expect(loaded).toEqual({ ok: true, content: ['a'], locale: 'en', isLive: true })
    expect(asked).toEqual(['fr/testimonials', 'en/testimonials'])
  })

  it('§7: English is not asked for twice', async () => {
    const { ask, asked } = source({})
    expect(await loadSectionData('en', 'faq', { ask, findBundled: nothing })).toEqual({ ok: false, fault: { code: 'not-loaded' } })
    expect(asked).toEqual(['en/faq'])
  })

  it('§8: no answer at all is the same fault as one that is not ok; a bundle that cannot be had is none', async () => {
    const { ask, asked } = source({ es: 'throws', en: 'throws' })
    const loaded = await loadSectionData('es', 'migration', { ask, findBundled: () => Promise.reject(new Error('offline')) })
    expect(loaded).toEqual({ ok: false, fault: { code: 'not-loaded' } })
    expect(asked).toHaveLength(2)
  })

  it('§8.15: success false with a message, and without one', async () => {
    const refused = (error: unknown) => source({ en: { body: { success: false, data: null, error } } }).ask
    const load = (error: unknown) => loadSectionData('en', 'faq', { ask: refused(error), findBundled: nothing })
    expect(await load({ code: 'x', message: 'Closed today' })).toEqual({ ok: false, fault: { code: 'refused', message: 'Closed today' } })
    expect(await load('Closed today')).toEqual({ ok: false, fault: { code: 'refused', message: 'Closed today' } })
    expect(await load(null)).toEqual({ ok: false, fault: { code: 'refused', message: null } })
  })

  it.each([[null], [[]], ['text'], [{ success: true, data: null }], [{ success: true, data: { content: null } }]])(
    '§8: %j is an answer nobody can read',
    async (body) => {
      expect(await loadSectionData('en', 'faq', { ask: async () => ({ body }), findBundled: nothing })).toEqual({
        ok: false,
        fault: { code: 'unreadable' },
      })
    },
  )
})
