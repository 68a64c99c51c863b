import { describe, expect, it } from 'vitest'
import { withBorrowed } from '@/core/translations/borrowed'
import { createTldsReader, type Tlds } from '@/modules/catalog/snapshot'
import { toAddon, toService } from '@/modules/catalog/mappers'
import { presentAddon } from '@/modules/catalog/presenter'
import { ServiceRow } from '@/blocks/services-grid/services-list.client'
import { toRowText } from '@/blocks/services-grid/service-rows'
import { TldRow } from '@/components/tlds/tlds'
import { joinAmounts } from '@/core/money/currency'
import { langOf } from '@/lib/text-language'
import { drawInWords } from '../../../support/draw-in-words'

const service = { key: 'backup-daily', type: 'service', category: 'backup', name: 'Backups', description: 'Daily.', prices: [] } as const

const addonDocument = {
  key: 'whois-privacy',
  heroGroup: 'security',
  category: 'privacy',
  name: 'WHOIS',
  description: 'Hidden.',
  price: 9.99,
} as Parameters<typeof toAddon>[0]

type Row = Tlds['extensions'] extends ReadonlyMap<string, infer Each> ? Each : never

/** Rows as the TLD tables return them, with all languages at once. */
const extensions = (texts: Row['texts']): Tlds => {
  const numbers = { extension: '.art', price: 1, originalPrice: 1, renewal: 1, category: 'creative', order: 1 }
  return { extensions: new Map([['a', { id: 'a', numbers, texts, features: [] } as Row]]), transferPrices: new Map() }
}

const readGerman = (texts: Row['texts']) => createTldsReader('de')(extensions(texts)).extensions.get('.art')

describe('the language of product texts', () => {
  it('R20: is set for services, add-ons and TLDs with a borrowed description only', () => {
    expect(toService(withBorrowed(service, ['description'])).textLanguage).toBe('en')
    expect(toService(service)).not.toHaveProperty('textLanguage')
    expect(toAddon(withBorrowed(addonDocument, ['description'])).textLanguage).toBe('en')
    expect(toAddon(addonDocument)).not.toHaveProperty('textLanguage')
    expect(readGerman({ description: { en: 'For artists.' } })?.textLanguage).toBe('en')
    expect(readGerman({ description: { en: 'For artists.', de: 'Für Künstler.' } })).not.toHaveProperty('textLanguage')
  })

  it('R20: is part of API responses the browser renders', () => {
    const display = { currency: { code: 'USD', digits: 2, exchangeRate: { digits: 1, scale: 0 } } } as Parameters<typeof presentAddon>[1]
    expect(presentAddon(toAddon(withBorrowed(addonDocument, ['description'])), display).textLanguage).toBe('en')
    expect(presentAddon(toAddon(addonDocument), display)).not.toHaveProperty('textLanguage')
  })

  it('R20: is the lang of the row', () => {
    const AddToCart = () => null
    const labels = { popular: '', periods: {} } as Parameters<typeof ServiceRow>[0]['labels']
    const drawn = (textLanguage?: string) =>
      drawInWords(
        <ServiceRow
          row={{ ...toRowText({ ...service, id: 'a', textLanguage }), prices: [] }}
          labels={labels}
          titleLevel={3}
          AddToCart={AddToCart}
        />,
        'de',
      )
    expect(drawn('en')).toContain('<p class="muted" lang="en">Daily.</p>')
    expect(drawn()).toContain('<p class="muted">Daily.</p>')
  })

  it('R20: is the lang of a TLD’s description cell', () => {
    const price = joinAmounts(['$9.99'])
    const offer = { extension: '.art', popular: false, price, original: null, discountPercent: null, renewal: price }
    const row = { ...offer, description: 'For artists.', holder: 'For everybody.', ...langOf({ textLanguage: 'en' }) }
    const drawn = drawInWords(
      <table>
        <tbody>
          <TldRow row={row} href="/de">
            {null}
          </TldRow>
        </tbody>
      </table>,
      'de',
    )
    expect(drawn).toContain('lang="en">For artists. For everybody.</td>')
  })
})
