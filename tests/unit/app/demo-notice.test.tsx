import { createTranslator } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { DemoNotice } from '@/app/notices'
import { locales, type Locale } from '@/lib/config/locales'
import { loadMessages } from '@/lib/i18n/messages'

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale }: { locale: Locale }) =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace: 'shell' }),
}))

const markupOf = async (showDemoNotice: boolean | null, locale: Locale = 'en') =>
  renderToStaticMarkup(<>{await DemoNotice({ locale, settings: { showDemoNotice } })}</>)

describe('the demo notice', () => {
  it('R10: says in every language that its content is sample content when the setting is on', async () => {
    const said = await Promise.all(locales.map(async (locale) => /<p[^>]*>([^<]+)<\/p>/.exec(await markupOf(true, locale))?.[1]))
    expect(said).toEqual([
      'Demo shop: sample content, no real orders.',
      'Tienda de demostración: contenido de muestra, sin pedidos reales.',
      'Boutique de démonstration\u202f: contenu d’exemple, aucune commande réelle.',
      'Demo-Shop: Beispielinhalte, keine echten Bestellungen.',
    ])
  })

  it('R10: is absent when the setting is off or was never set', async () => {
    expect([await markupOf(false), await markupOf(null)]).toEqual(['', ''])
  })

  it('is a landmark with a name, stays off paper and sets no cookie to dismiss it', async () => {
    const markup = await markupOf(true)
    const name = /<aside[^>]* aria-labelledby="([^"]+)"/.exec(markup)?.[1]
    expect(markup).toContain(`<p id="${name}">Demo shop`)
    expect(markup).toMatch(/<aside class="[^"]*\bno-print\b/)
    expect(markup).not.toContain('<button')
  })
})
