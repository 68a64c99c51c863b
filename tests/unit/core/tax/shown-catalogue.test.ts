import { describe, expect, it } from 'vitest'
import { isInEveryCurrency, splitAmounts } from '@/core/money/currency'
import { parseDecimal } from '@/core/money/arithmetic'
import { withTax } from '@/core/tax/resolve-tax'
import { createYearPrices } from '@/features/account/domain-words'
import { toAdvice } from '@/features/cart/to-advice'
import { toConfiguratorView } from '@/blocks/configurator/component'
import { toDomainCategoriesView } from '@/blocks/domain-categories/component'
import { toDomainPricingView } from '@/blocks/domain-pricing/component'
import { toDomainPricingGridView } from '@/blocks/domain-pricing-grid/component'
import { toEmailPlansView } from '@/blocks/email-plans/component'
import { toTldsPageView } from '@/features/tlds-page/tlds-page'
import { toHostingPlansView } from '@/blocks/hosting-plans/component'
import { toHostingSummaryView } from '@/blocks/hosting-summary/component'
import { toPricingComparisonView } from '@/blocks/pricing-comparison/component'
import { rowsFromAnswer } from '@/blocks/services-grid/use-fresh-rows.client'
import { toServicesGridView } from '@/blocks/services-grid/component'
import { toSslChooserView } from '@/blocks/ssl-chooser/component'
import { toSslPlansView } from '@/blocks/ssl-plans/component'
import { toTransferPricingView } from '@/blocks/transfer-pricing/component'
import { toTransferWizardView } from '@/blocks/transfer-wizard/load'
import type { PricedShop } from '@/components/plans/section-reads'
import { presentService } from '@/modules/catalog/presenter'
import { toShop, type Shop, createShopPrices } from '@/modules/content/shop-settings'
import { product } from '@/modules/content/structured-data'
import { catalog } from '../../../support/engine/catalog'
import { currencies } from '../../../support/engine/currencies'
import { automaticDiscounts } from '../../../support/engine/discounts'
import { settings } from '../../../support/engine/world'

const nineteen = parseDecimal(0.19)
const beforeTax = toShop(catalog, { currencies, automaticDiscounts, settings })
const withTaxShown: Shop = { ...beforeTax, shownTax: nineteen }
const codes = [...currencies.keys()]

const block = { heading: 'Prices', defaultBilling: 'yearly' } as const
const group = (category: string, source: 'services' | 'addons') => ({ category, source, selection: 'many', title: category, keys: [] })

const views: Readonly<Record<string, (priced: PricedShop) => unknown>> = {
  'hosting plans': (priced) => toHostingPlansView({ ...block, blockType: 'hosting-plans', category: 'shared' } as never, priced),
  comparison: (priced) => toPricingComparisonView({ ...block, blockType: 'pricing-comparison' } as never, priced),
  'services grid': (priced) => toServicesGridView({ ...block, blockType: 'services-grid' } as never, 'en', priced),
  'email plans': (priced) => toEmailPlansView({ ...block, blockType: 'email-plans' } as never, priced),
  'SSL plans': (priced) => toSslPlansView({ ...block, blockType: 'ssl-plans', presentation: 'plans' } as never, 'en', priced),
  'SSL chooser': (priced) => toSslChooserView({ ...block, blockType: 'ssl-chooser', preset: 'single' } as never, priced),
  configurator: (priced) =>
    toConfiguratorView({ ...block, groups: [group('hosting', 'services'), group('addon', 'addons')] } as never, priced),
  'hosting summary': (priced) => toHostingSummaryView({ ...block, blockType: 'hosting-summary', category: 'shared' } as never, priced),
  'domain pricing': (priced) => toDomainPricingView({ ...block, blockType: 'domain-pricing' } as never, 'en', priced),
  'domain pricing grid': (priced) => toDomainPricingGridView({ ...block, blockType: 'domain-pricing-grid' } as never, 'en', priced),
  'domain categories': (priced) =>
    toDomainCategoriesView({ ...block, items: [{ category: 'popular', title: '', description: '' }] } as never, priced),
  'transfer pricing': (priced) => toTransferPricingView({ ...block, blockType: 'transfer-pricing' } as never, priced),
  'transfer wizard': (priced) => toTransferWizardView({ ...block } as never, { ...priced, delays: { priceLookup: 0, submission: 0 } }),
  'all endings': ({ prices }) => toTldsPageView({}, 'en', { catalog, settings, prices }),
  'advice in the cart': (priced) => toAdvice(priced),
}

const viewOf = (draw: (priced: PricedShop) => unknown, shop: Shop) => draw({ shop, prices: createShopPrices(shop) })

/** Amounts of a view in order, and the view with placeholders instead. */
const amountsIn = (view: unknown): { readonly amounts: readonly string[]; readonly rest: string } => {
  const amounts: string[] = []
  const rest = JSON.stringify(view, (key, value: unknown) => {
    if (key === 'shownTax') return undefined
    if (typeof value !== 'string' || !isInEveryCurrency(value)) return value
    amounts.push(value)
    return 'an amount'
  })
  return { amounts, rest }
}

const minorOf = (text: string): number => Number(text.replaceAll(/\D/g, ''))
const minorsOf = (amounts: string): readonly number[] => (isInEveryCurrency(amounts) ? splitAmounts(amounts).map(minorOf) : [])

describe('displayed catalogue prices', () => {
  it.each(Object.entries(views))(
    'T10: %s: every price with the tax of its own sum, in every currency, and nothing else moves',
    (_, draw) => {
      const plain = amountsIn(viewOf(draw, beforeTax))
      const taxed = amountsIn(viewOf(draw, withTaxShown))
      expect(plain.amounts.length).toBeGreaterThan(0)
      expect(taxed.rest).toBe(plain.rest)
      expect(taxed.amounts.map(minorsOf)).toEqual(plain.amounts.map((each) => minorsOf(each).map((net) => withTax(net, nineteen))))
      expect(plain.amounts.every((each) => minorsOf(each).length === codes.length)).toBe(true)
    },
  )

  it.each(Object.entries(views))('T10: %s: before tax, not a byte more than without the setting', (_, draw) => {
    expect(JSON.stringify(viewOf(draw, beforeTax))).not.toContain('shownTax')
  })

  it('T10: tax three years as a sum: 9.90 and two renewals of 14.90 are 47.24, without rounding parts', () => {
    const prices = createShopPrices(withTaxShown)
    expect(splitAmounts(prices.each(() => 99))[0]).toBe('$1.18')
    expect(splitAmounts(prices.each(() => 990 + 2 * 1490))[0]).toBe('$47.24')
  })

  it('T10: stay the same when the browser refreshes a list', () => {
    const [service] = beforeTax.services
    const [currency] = beforeTax.currencies
    if (!service || !currency) throw new Error('The shop sells nothing.')
    const answer = {
      currency: 'USD',
      exchangeRate: 1,
      rateDate: '',
      digits: 2,
      services: [presentService(service, { currency, settings })],
    }
    const amountsOf = (rate?: typeof nineteen) => rowsFromAnswer(answer, undefined, rate)[0]?.prices.map(({ price }) => minorOf(price))
    expect(amountsOf(nineteen)).toEqual(amountsOf()?.map((net) => withTax(net, nineteen)))
    expect(JSON.stringify(answer)).toBe(JSON.stringify({ ...answer, services: [presentService(service, { currency, settings })] }))
  })

  it('T10: match the page in offers to search engines, marked as including tax', () => {
    const [service] = beforeTax.services
    if (!service) throw new Error('The shop sells nothing.')
    const dollars = currencies.get('USD')
    if (!dollars) throw new Error('The shop has no dollars.')
    const offers = (rate?: typeof nineteen) =>
      product(service, {
        siteUrl: 'https://shop.test',
        url: 'https://shop.test/x',
        organizationId: 'o',
        currency: dollars,
        shownTax: rate,
      })['offers'] as { price: string; priceSpecification: object }[]
    const [plain, taxed] = [offers(), offers(nineteen)]
    expect(taxed.map(({ price }) => minorOf(price))).toEqual(plain.map(({ price }) => withTax(minorOf(price), nineteen)))
    expect(JSON.stringify(taxed)).not.toContain('"valueAddedTaxIncluded":false')
    expect(JSON.stringify(plain)).not.toContain('"valueAddedTaxIncluded":true')
  })

  it('T10, T8: are before tax for renewals of owned products', () => {
    const domain = { renewal: 14.99, addons: [] }
    expect(createYearPrices(withTaxShown, undefined).of(domain)).toEqual(createYearPrices(beforeTax, undefined).of(domain))
  })
})
