import { createElement } from 'react'

import { currencyElement } from './currency-element'

interface PerCurrencyProps {
  /** A text for each currency; the page shows the chosen currency's. */
  readonly texts: Readonly<Record<string, string>>
}

/** What differs by more than an amount, once per currency (ADR 005). A sentence around one amount is a `PriceInSentence`. */
export const PerCurrency = ({ texts }: PerCurrencyProps) =>
  Object.entries(texts).map(([code, text]) => createElement(currencyElement(code), { key: code }, text))
