import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { parseDecimal, fromMajor } from '@/core/money/arithmetic'
import { BulkResults } from '@/blocks/bulk-search/bulk-results.client'
import { idleBulk } from '@/blocks/bulk-search/bulk-state'
import { LinesNote } from '@/features/cart/discount-codes.client'
import { AddonSlip } from '@/features/domain-search/addon-picker.client'
import { SearchResults } from '@/features/domain-search/search-results.client'
import { LegalLine } from '@/features/site-footer/legal-line'
import { PriceStep } from '@/blocks/transfer-wizard/steps.client'
import { loadMessages } from '@/lib/i18n/messages'
import { createEstimator } from '@/components/estimate/estimate'
import { EstimatePaper } from '@/components/estimate/estimate-paper'
import { type TaxedView, usePriceNote } from '@/components/shop/price-note'
import { ShopSettingsProvider, type ShownTax } from '@/components/shop/shop-settings.client'
import { priceFormatter } from '@/core/receipt/model'
import { joinAmounts } from '@/core/money/currency'
import { drawInWords } from '../../../support/draw-in-words'
import { settings, world } from '../../../support/engine/world'
import { bulkResult, searchAnswer, searchRow } from '../../../support/names/search-answers'

const rate = parseDecimal(0.19)
const shownTax: ShownTax = { rate, included: 'Incl. 19% tax.', lines: 'Items are shown excl. tax; the total includes it.' }
const nothing = () => {}

const read = (element: ReactElement, isWithTax: boolean): string => {
  const site = { preselectRecommended: false, usualRows: 6, defaultCurrency: 'USD', ...(isWithTax ? { shownTax } : {}) }
  return drawInWords(<ShopSettingsProvider settings={site}>{element}</ShopSettingsProvider>).replaceAll(/<[^>]*>/g, ' ')
}

const search = (
  <SearchResults
    state={{ phase: 'loaded', term: 'otterbean', answer: searchAnswer([searchRow('.com')]), isStaggered: false, askingAgain: [] }}
    currency="USD"
    preselectRecommended={false}
    order="popular"
    grouping="families"
    onAskAgain={nothing}
    onAskMore={nothing}
    onSearchFor={nothing}
  />
)
const bulk = <BulkResults state={{ ...idleBulk, phase: 'done', names: ['otter'], rows: [bulkResult({})] }} onAskAgain={nothing} />

const world19 = { ...world.settings, ...settings, taxRate: rate }
const shop = {
  services: [...world.catalog.services.values()],
  extensions: [],
  addons: [],
  currencies: [...world.currencies.values()].slice(0, 1),
  automaticDiscounts: [],
  settings: world19,
}
const estimate = createEstimator(shop)([{ type: 'hosting', id: 'vps-starter', billing: 'yearly', quantity: 1 }])
const paper = <EstimatePaper label="Yours" estimate={estimate} world={shop} action={null} />

describe('prices rendered in the browser', () => {
  it.each([
    ['the search', search],
    ['the search of many names', bulk],
  ])('T10: %s: shows price, list price and renewal with tax, and taxes three years as a sum', (_, results) => {
    const [plain, taxed] = [read(results, false), read(results, true)]
    // 12.99 + 2 × 14.99 = 42.97, with 19 % 51.13; the rounded parts would give 51.14.
    for (const amount of ['$12.99', '$15.99', '$14.99', '$42.97']) expect(plain).toContain(amount)
    for (const amount of ['$15.46', '$19.03', '$17.84', '$51.13']) expect(taxed).toContain(amount)
    expect(taxed).not.toContain('$12.99')
    // P5: percentages are based on prices before tax.
    expect(taxed).toContain('19%')
  })

  it('T10: taxes the summary of a domain and its add-ons as a sum', () => {
    const addon = { id: 'a', name: 'Privacy', price: fromMajor(0.33, 2) } as never
    const slip = (isWithTax: boolean) =>
      read(
        <AddonSlip
          result={searchRow('.com', { price: fromMajor(0.33, 2), renewal: fromMajor(0.33, 2) })}
          isHeld={false}
          chosen={[addon, { ...(addon as object), id: 'b' } as never]}
          format={priceFormatter('USD', undefined, isWithTax ? rate : undefined)}
          isAdding={false}
          onConfirm={nothing}
        />,
        isWithTax,
      )
    expect(slip(false)).toContain('$0.99')
    expect(slip(true)).toMatch(/\$0\.39.*\$1\.18/s)
  })

  it('T10: adds up an estimate: lines before tax, the tax, the amount due; labels other amounts as with tax, and says why lines are lower', () => {
    const [plain, taxed] = [read(paper, false), read(paper, true)]
    const { subtotal, setupFees, tax, total } = estimate?.quote.breakdown ?? { subtotal: 0, setupFees: 0, tax: 0, total: 0 }
    const dollars = priceFormatter('USD')
    for (const amount of [subtotal, tax, total]) {
      expect(plain).toContain(dollars(amount as never))
      expect(taxed).toContain(dollars(amount as never))
    }
    expect(subtotal + setupFees + tax).toBe(total)
    expect(taxed).toContain(priceFormatter('USD', undefined, rate)(subtotal as never))
    expect([plain.includes(shownTax.lines), taxed.includes(shownTax.lines)]).toEqual([false, true])
  })

  it('T10: labels the transfer price, and explains lower lines in the cart', () => {
    const offer = { price: joinAmounts(['$15.46']), original: null, renewal: joinAmounts(['$17.84']), features: [] }
    const transfer = { domain: 'otter.com', label: 'otter', extension: '.com' }
    const step = <PriceStep transfer={transfer} offer={offer} isListed warnings={[]} onBack={nothing} onAccept={nothing} />
    expect(read(step, false)).toContain('Excl. tax.')
    expect(read(step, true)).toContain('Incl. 19% tax.')
    expect(read(step, true)).not.toContain('Excl. tax.')
    expect([read(<LinesNote />, false).trim(), read(<LinesNote />, true).trim()]).toEqual(['', shownTax.lines])
  })
})

describe.each(locales)('in %s', (locale) => {
  it('T10: states the included tax in the footer, and nothing for prices before tax', async () => {
    const line = (more: object) => drawInWords(<LegalLine text="Hostfront." currencies={[]} year={2026} {...more} />, locale)
    const { pricesShown } = await loadMessages(locale)
    const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(0.19)
    expect(line({ shownTax: rate })).toContain(pricesShown.footer.replace('{percent}', percent))
    expect(line({})).toContain('Hostfront.')
    expect(line({})).not.toContain('%')
  })

  it('T10: replaces “before tax” below prices by the tax', async () => {
    const words = await loadMessages(locale)
    const rest = (sentence: string) => sentence.replace(/^(?:[^.]*(?:excl|zzgl)\. )?[^.]*\. /, '')
    for (const section of ['comparison', 'emailPlans', 'hostingPlans', 'servicesGrid'] as const) {
      const { note } = words[section]
      const Note = (view: TaxedView) => <p>{usePriceNote(view, section, note)}</p>
      expect(drawInWords(<Note />, locale)).toContain(rest(note))
      const taxed = drawInWords(<Note shownTax={rate} />, locale)
      expect(taxed).toContain(rest(note))
      expect(taxed).toContain(
        words.pricesShown.included.replace('{percent}', new Intl.NumberFormat(locale, { style: 'percent' }).format(0.19)),
      )
      expect(taxed).not.toContain(note)
    }
  })
})
