/** What an editor finds where tax is entered; `tests/unit/payload/defaults.test.ts` holds the shop against it. */
export const taxDefaults: Readonly<Record<string, unknown>> = {
  'bookkeeping.otherStatesRevenue': '8331',
  'bookkeeping.reverseChargeRevenue': '8336',
  'pricing-settings.pricesShown': 'withoutTax',
  'pricing-settings.taxRate': 0.1,
  'pricing-settings.taxRates.kind': 'everyone',
}
