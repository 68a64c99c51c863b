/** Expected defaults; part of `tests/unit/payload/defaults.test.ts`. */
export const taxDefaults: Readonly<Record<string, unknown>> = {
  'bookkeeping.otherStatesRevenue': '8331',
  'bookkeeping.reverseChargeRevenue': '8336',
  'pricing-settings.pricesShown': 'withoutTax',
  'pricing-settings.taxRate': 0.1,
  'pricing-settings.taxRates.kind': 'everyone',
}
