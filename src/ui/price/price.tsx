import type { Amounts } from '@/core/money/amounts-in-every-currency'
import { classNames } from '../styles/class-names'
import { perCurrencyHtml } from './per-currency-html'

/**
 * One amount, already formatted: either in the one currency it is in, or once per currency. The style sheet of
 * `CurrencyStyles` shows the chosen one, so a cached page serves every currency (ADR 005).
 */
export type ShownAmounts = Amounts | string

interface PriceProps {
  readonly amounts: ShownAmounts
  /** `plain` takes the weight of the text around it; `large` is the one big figure of a view. */
  readonly look?: 'strong' | 'plain' | 'large' | 'struck'
  readonly className?: string
}

export const Price = ({ amounts, look = 'strong', className }: PriceProps) => {
  const Tag = look === 'struck' ? 's' : 'span'
  const classes = classNames('price', look !== 'strong' && `price--${look}`, className)
  if (typeof amounts === 'string') return <Tag className={classes}>{amounts}</Tag>
  return <Tag className={classes} dangerouslySetInnerHTML={{ __html: perCurrencyHtml(amounts) }} />
}
