import { escapeHtml } from '@/core/html'
import { splitAmounts, type Amounts } from '@/core/money/currency'

/**
 * An amount as markup, in each currency: a page of prices has 1,500 of these, two in five of its elements, and as a text React
 * need not take them over one by one (ADR 018). Which of them is shown is told by its place (`CurrencyStyles`).
 */
export const perCurrencyHtml = (amounts: Amounts): string =>
  splitAmounts(amounts)
    .map((text) => `<i>${escapeHtml(text)}</i>`)
    .join('')
