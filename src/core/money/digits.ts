const known = new Map<string, 0 | 2>()

/** Digits of a currency's minor unit: 2, or 0 for JPY (M1). */
export const digitsOf = (currency: string): 0 | 2 => {
  const digits = known.get(currency)
  if (digits !== undefined) return digits
  const { maximumFractionDigits } = new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions()
  const found = maximumFractionDigits === 0 ? 0 : 2
  known.set(currency, found)
  return found
}
