import { classNames } from '../class-names'

/**
 * One amount, already formatted: either in the one currency it is in, or once per currency. The style sheet of
 * `CurrencyStyles` shows the chosen one, so a cached page serves every currency (architecture, decision 4).
 */
export type Amounts = string | Readonly<Record<string, string>>

interface PriceProps {
  readonly amounts: Amounts
  /** `plain` takes the weight of the text around it; `large` is the one big figure of a view. */
  readonly look?: 'strong' | 'plain' | 'large' | 'struck'
  readonly className?: string
}

const renderAmounts = (amounts: Amounts) =>
  typeof amounts === 'string'
    ? amounts
    : Object.entries(amounts).map(([code, amount]) => (
        <span key={code} data-currency={code}>
          {amount}
        </span>
      ))

export function Price({ amounts, look = 'strong', className }: PriceProps) {
  const classes = classNames('price', look !== 'strong' && `price--${look}`, className)
  return look === 'struck' ? <s className={classes}>{renderAmounts(amounts)}</s> : <span className={classes}>{renderAmounts(amounts)}</span>
}
