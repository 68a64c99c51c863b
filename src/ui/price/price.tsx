import { isInEveryCurrency, type Amounts } from '@/core/money/currency'
import { EveryCurrency } from './every-currency.client'
import { priceElement, type PriceLook } from './price-look'

/**
 * One amount, already formatted: either in the one currency it is in, or once per currency. The style sheet of
 * `CurrencyStyles` shows the chosen one, so a cached page serves every currency (ADR 005).
 */
export type ShownAmounts = Amounts | string

interface PriceProps extends PriceLook {
  readonly amounts: ShownAmounts
}

export const Price = ({ amounts, ...look }: PriceProps) => {
  if (isInEveryCurrency(amounts)) return <EveryCurrency of={amounts} {...look} />
  const { Tag, className } = priceElement(look)
  return <Tag className={className}>{amounts}</Tag>
}
