'use client'

import type { Amounts } from '@/core/money/currency'
import { perCurrencyHtml } from './per-currency-html'
import { priceElement, type PriceLook } from './price-look'

interface EveryCurrencyProps extends PriceLook {
  readonly of: Amounts
}

/** Drawn by the browser too, so that a page hands it the amounts alone and not their markup a second time. */
export const EveryCurrency = ({ of, ...look }: EveryCurrencyProps) => {
  const { Tag, className } = priceElement(look)
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: perCurrencyHtml(of) }} />
}
