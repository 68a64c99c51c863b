import { escapeHtml } from '@/core/markup/escape-html'
import { amountEntries, type Amounts } from '@/core/money/amounts-in-every-currency'
import { currencyElement } from './currency-element'

/**
 * An amount as markup, in each currency: a page of prices has 1,500 of these, two in five of its elements, and as a text React
 * need not take them over one by one (ADR 018).
 */
export const perCurrencyHtml = (amounts: Amounts): string =>
  amountEntries(amounts)
    .map(([code, text]) => {
      const name = currencyElement(code)
      return `<${name}>${escapeHtml(text)}</${name}>`
    })
    .join('')
