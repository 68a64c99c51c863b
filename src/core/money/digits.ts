/**
 * What CLDR gives no minor unit. Written here rather than asked of `Intl`: an amount that is kept means the same in every runtime, and a
 * browser need not load its locales to read a cart.
 */
const whole =
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER'
const wholeCurrencies = new Set(whole.split(' '))

/** Digits of a currency's minor unit: 2, or 0 for JPY (M1). */
export const digitsOf = (currency: string): 0 | 2 => (wholeCurrencies.has(currency) ? 0 : 2)
