'use client'

import { escapeHtml } from '@/core/html'
import { splitAmounts, type Amounts } from '@/core/money/currency'
import { priceElement, type PriceLook } from './price-look'

/**
 * An amount as HTML in each currency: a page of prices has 1,500 of these, two in five of its elements, and React need not hydrate
 * them one by one (ADR 016). `CurrencyStyles` shows one by position.
 */
const perCurrencyHtml = (amounts: Amounts): string =>
  splitAmounts(amounts)
    .map((text) => `<i>${escapeHtml(text)}</i>`)
    .join('')

interface EveryCurrencyProps extends PriceLook {
  readonly of: Amounts
}

/** A client component, so that the payload only carries the amounts. */
export const EveryCurrency = ({ of, ...look }: EveryCurrencyProps) => {
  const { Tag, className } = priceElement(look)
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: perCurrencyHtml(of) }} />
}
