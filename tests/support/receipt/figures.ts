import { fromMajor } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import type { ItemFigures, ReceiptFigures } from '@/core/receipt/figures'

export const minor = (amount: number) => amount as Minor
/** Converts dollars, such as 12.99, to cents. */
export const cents = (dollars: number) => fromMajor(dollars, 2)

export const item = (fields: Partial<ItemFigures> & Pick<ItemFigures, 'id' | 'type' | 'billing' | 'subtotal'>): ItemFigures => ({
  name: fields.id,
  quantity: 1,
  serviceData: {},
  renewal: fields.subtotal,
  setupFee: cents(0),
  discount: cents(0),
  discounts: [],
  total: fields.subtotal,
  paymentTypeAmount: fields.subtotal,
  ...fields,
})

/** Yearly add-on of the sample domain. */
export const addonItem = (id: string, dollars: number, fields: Partial<ItemFigures> = {}): ItemFigures =>
  item({ id, type: 'addon', billing: 'yearly', subtotal: cents(dollars), serviceData: { domain: 'otterbean.com' }, ...fields })

/** Sample cart of the design: a domain with two add-ons, monthly hosting, a half-paid certificate. */
export const figures: ReceiptFigures = {
  currency: 'USD',
  taxRate: 0.1,
  items: [
    item({
      id: 'shared-pro',
      type: 'hosting',
      billing: 'monthly',
      subtotal: cents(9.99),
      discount: cents(1.5),
      discounts: [{ discountId: 'first-order', savings: cents(0.5) }],
    }),
    addonItem('whois-privacy', 9.99, { discount: cents(1.5) }),
    item({ id: 'otterbean.com', type: 'domain', billing: 'yearly', subtotal: cents(12.99), renewal: cents(14.99), discount: cents(1.95) }),
    addonItem('professional-email', 4.99, { discount: cents(0.75) }),
    item({
      id: 'ssl-dv',
      type: 'ssl',
      billing: 'yearly',
      subtotal: cents(99.99),
      discount: cents(25),
      total: cents(82.49),
      paymentTypeAmount: cents(37.5),
      discounts: [{ discountId: 'yearly-billing', savings: cents(10) }],
      schedule: [
        { dueInMonths: 0, amount: cents(37.5) },
        { dueInMonths: 1, amount: cents(44.99) },
      ],
    }),
  ],
  discountSummary: {
    automaticDiscounts: [
      { discountId: 'yearly-billing', name: 'Paying yearly', value: { kind: 'percentage', percent: 10 }, savings: cents(10) },
      {
        discountId: 'first-order',
        name: 'First order',
        value: { kind: 'percentage', percent: 5 },
        savings: cents(6.9),
        eligible: cents(137.95),
      },
    ],
    discountCodes: [
      {
        discountId: 'WELCOME10',
        name: 'Welcome',
        value: { kind: 'percentage', percent: 10 },
        savings: cents(13.8),
        eligible: cents(137.95),
      },
    ],
  },
  breakdown: {
    subtotal: cents(137.95),
    setupFees: cents(0),
    discount: cents(30.7),
    tax: cents(10.73),
    shipping: cents(0),
    total: cents(117.98),
    savings: cents(30.7),
  },
  dueNow: cents(72.99),
  dueLater: cents(44.99),
}
