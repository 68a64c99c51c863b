import { describe, expect, it, vi } from 'vitest'
import { locales } from '@/lib/config/locales'
import { joinAmounts } from '@/core/money/currency'
import { HostingPlans } from '@/blocks/hosting-plans/component'
import type { HostingPlansView, PlanPriceView } from '@/blocks/hosting-plans/rack-unit.client'
import { drawInWords } from '../../../support/draw-in-words'

vi.mock('@/blocks/hosting-plans/rack-unit.split.client', () => import('@/blocks/hosting-plans/rack-unit.client'))

const usd = (amount: string) => joinAmounts([amount])
const monthly: PlanPriceView = {
  price: usd('$5.99'),
  firstPayment: usd('$5.99'),
  firstYear: usd('$71.88'),
  threeYears: usd('$215.64'),
}
const yearly: PlanPriceView = {
  price: usd('$59.88'),
  automaticDiscount: usd('$5.98'),
  firstPayment: usd('$53.90'),
  threeYears: usd('$173.66'),
}
const view: HostingPlansView = {
  heading: 'Plans',
  defaultBilling: 'yearly',
  savePercent: 17,
  showPlate: false,
  plans: [
    {
      key: 'shared-basic',
      type: 'hosting',
      name: 'Shared Basic',
      description: '',
      features: [],
      popular: false,
      prices: { monthly, yearly },
    },
  ],
}

it('P3: the yearly saving is the one percentage of a plan; further discounts are amounts', () => {
  expect(drawInWords(<HostingPlans view={view} placeholderNames={['otterbean']} AddToCart={() => null} />)).toContain('Save 17%')
})

describe.each(locales)('a plan in %s', (locale) => {
  it('shows no second percentage, only the discount as an amount', () => {
    const text = drawInWords(<HostingPlans view={view} placeholderNames={['otterbean']} AddToCart={() => null} />, locale).replaceAll(
      /<[^>]*>/g,
      '',
    )
    expect(text.match(/\d+\s?%/g)).toEqual([expect.stringMatching(/^17/)])
    expect(text).toContain('−$5.98')
  })
})

it('§4.20: says that there are no plans, without mentioning prices', () => {
  const draw = (plans: HostingPlansView['plans']) =>
    drawInWords(<HostingPlans view={{ ...view, plans }} placeholderNames={['otterbean']} AddToCart={() => null} />)
  const aboutRenewals = 'renewals are charged at the price valid on the renewal date'
  expect(draw(view.plans)).toContain(aboutRenewals)
  expect(draw([])).toContain('No services available at the moment.')
  expect(draw([])).not.toContain(aboutRenewals)
})
