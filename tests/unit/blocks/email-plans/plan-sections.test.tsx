import { describe, expect, it, vi } from 'vitest'

import { splitAmounts, type Amounts } from '@/core/money/currency'
import { EmailPlans, toEmailPlansView } from '@/blocks/email-plans/component'
import { PricingComparison, toPricingComparisonView } from '@/blocks/pricing-comparison/component'
import { toSslChooserView } from '@/blocks/ssl-chooser/component'
import { SslPlans, toSslPlansView } from '@/blocks/ssl-plans/component'
import { toShop, createShopPrices } from '@/modules/content/shop-settings'
import { drawInWords } from '../../../support/draw-in-words'
import { catalog } from '../../../support/engine/catalog'
import { currencies } from '../../../support/engine/currencies'
import { settings } from '../../../support/engine/world'

vi.mock('@/blocks/pricing-comparison/comparison-table.split.client', () => import('@/blocks/pricing-comparison/comparison-table.client'))
vi.mock('@/blocks/email-plans/email-plan.split.client', () => import('@/blocks/email-plans/email-plan.client'))

// Amounts computed by hand from the price list of §9 and the named rule.

const shop = toShop(catalog, { currencies, automaticDiscounts: [], settings })
const prices = createShopPrices(shop)
const billing = { heading: 'Prices', defaultBilling: 'yearly' } as const
const NoButton = () => null

const usd = (amounts: Amounts | null | undefined) => (amounts ? splitAmounts(amounts)[0] : null)
const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ')

describe('certificates', () => {
  const view = toSslPlansView({ ...billing, blockType: 'ssl-plans', presentation: 'plans' }, 'en', { shop, prices })
  const [domainValidated] = view.plans

  it('P6: strike 1.2 times the price in both periods', () => {
    const { monthly, yearly } = domainValidated?.prices ?? {}
    expect([usd(monthly?.price), usd(monthly?.original), usd(yearly?.price), usd(yearly?.original)]).toEqual([
      '$9.99',
      '$11.99',
      '$99.99',
      '$119.99',
    ])
  })

  it('P6: strike nothing if the setting is off', () => {
    const plain = { ...shop, settings: { ...settings, sslStrikeMultiplier: null } }
    const [plan] = toSslPlansView({ ...billing, blockType: 'ssl-plans', presentation: 'plans' }, 'en', { shop: plain, prices }).plans
    expect(plan?.prices.yearly?.original).toBeNull()
  })

  it('P3: show both prices and the yearly saving', () => {
    const text = textOf(drawInWords(<SslPlans view={view} placeholderNames={['otterbean']} AddToCart={NoButton} />))
    for (const words of ['DV', 'OV', 'EV', '$99.99', '$119.99', 'Save 17%']) expect(text).toContain(words)
  })

  it('P7: are sold yearly in the chooser, a wildcard at three times the price, and never one for EV', () => {
    const { plans } = toSslChooserView({ blockType: 'ssl-chooser', heading: 'Choose', preset: 'single' }, { shop, prices })
    const shown = plans.map(({ mark, combinations }) => [mark, ...combinations.map(({ price }) => usd(price))])
    expect(shown).toEqual([
      ['DV', '$99.99', '$299.97', '$149.99'],
      ['OV', '$499.99', '$1,499.97', '$149.99'],
      ['EV', '$999.99', null, '$149.99'],
    ])
  })

  it('P7: cannot be added to the cart if not sold', () => {
    const { plans } = toSslChooserView({ blockType: 'ssl-chooser', heading: 'Choose', preset: 'single' }, { shop, prices })
    const extended = plans.find(({ mark }) => mark === 'EV')?.combinations ?? []
    expect(extended.map(({ coverage, item }) => [coverage, item?.serviceData?.['coverage'] ?? null])).toEqual([
      ['single', 'single'],
      ['wildcard', null],
      ['multi-domain', 'multi-domain'],
    ])
  })
})

describe('email plans', () => {
  const view = toEmailPlansView({ ...billing, blockType: 'email-plans' }, { shop, prices })
  const [team] = view.plans

  it('P2, P6: show the effective price, with a yearly strike price of 1.4 times', () => {
    const { monthly, yearly } = team?.prices ?? {}
    expect([usd(monthly?.price), usd(monthly?.original), usd(yearly?.price), usd(yearly?.original)]).toEqual([
      '$3.49',
      null,
      '$31.19',
      '$43.67',
    ])
  })

  it('P4: list periods beside the toggle with their prices', () => {
    expect(team?.otherPrices.map(({ period, price }) => [period, usd(price)])).toEqual([
      ['quarterly', '$9.49'],
      ['semiannual', '$18.49'],
      ['biennial', '$50.03'],
    ])
  })

  it('P3: show the yearly saving', () => {
    const text = textOf(drawInWords(<EmailPlans view={view} placeholderNames={['otterbean']} AddToCart={NoButton} />))
    for (const words of ['$31.19', '$43.67', 'Save 26%']) expect(text).toContain(words)
  })
})

describe('the comparison of hosting plans', () => {
  const view = toPricingComparisonView({ ...billing, blockType: 'pricing-comparison' }, { shop, prices })

  it('§4: has a table per family in order, without families that sell nothing', () => {
    expect(view.families.map(({ category }) => category)).toEqual(['shared', 'vps', 'dedicated'])
  })

  it('O2: adds the setup fee to the first payment, and once to three years', () => {
    const plan = view.families.flatMap(({ plans }) => plans).find(({ key }) => key === 'vps-starter')
    const figures = (['monthly', 'yearly'] as const).map((period) => {
      const shown = plan?.prices[period]
      return [usd(shown?.price), usd(shown?.setupFee), usd(shown?.firstPayment), usd(shown?.threeYears), usd(shown?.saving)]
    })
    expect(figures).toEqual([
      ['$29.99', '$15.00', '$44.99', '$1,094.64', null],
      ['$299.99', '$15.00', '$314.99', '$914.97', '$59.89'],
    ])
  })

  it('P3: shows the percentage that is true for every plan', () => {
    const text = textOf(drawInWords(<PricingComparison view={view} AddToCart={NoButton} />))
    for (const words of ['$914.97', 'Save 17%']) expect(text).toContain(words)
  })
})
