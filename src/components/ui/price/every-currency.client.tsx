'use client'

import { escapeHtml } from '@/core/html'
import { splitAmounts, type Amounts } from '@/core/money/currency'
import { priceElement, type PriceLook } from './price-look'

/**
 * An amount as markup, in each currency: a page of prices has 1,500 of these, two in five of its elements, and as a text React
 * need not take them over one by one (ADR 018). Which of them is shown is told by its place (`CurrencyStyles`).
 */
const perCurrencyHtml = (amounts: Amounts): string =>
  splitAmounts(amounts)
    .map((text) => `<i>${escapeHtml(text)}</i>`)
    .join('')

interface EveryCurrencyProps extends PriceLook {
  readonly of: Amounts
}

/** Drawn by the browser too, so that a page hands it the amounts alone and not their markup a second time. */
export const EveryCurrency = ({ of, ...look }: EveryCurrencyProps) => {
  const { Tag, className } = priceElement(look)
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: perCurrencyHtml(of) }} />
}
