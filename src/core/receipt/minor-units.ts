/** Digits of a currency's minor unit: 2, or 0 for JPY (M1). */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Sums in whole minor units, so that no sum shown ever drifts from its parts (M1, M4). */
export const sumInCurrency = (currency: string, amounts: readonly number[]): number => {
  const scale = 10 ** digitsOf(currency)
  return amounts.reduce((sum, amount) => sum + Math.round(amount * scale), 0) / scale
}
