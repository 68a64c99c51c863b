import { escapeHtml } from '@/core/markup/escape-html'

/**
 * A text for each currency, as markup: a page of prices has 1,500 of these, two in five of its elements, and as a text React
 * need not take them over one by one (ADR 018).
 */
export const perCurrencyHtml = (texts: Readonly<Record<string, string>>): string =>
  Object.entries(texts)
    .map(([code, text]) => `<span data-currency="${escapeHtml(code)}">${escapeHtml(text)}</span>`)
    .join('')
