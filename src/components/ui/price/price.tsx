import { isInEveryCurrency, type Amounts } from '@/core/money/currency'
import { EveryCurrency } from './every-currency.client'
import { priceElement, type PriceLook } from './price-look'
import { VisuallyHidden } from '@/components/ui/accessibility/accessibility'
import { classNames } from '@/components/ui/styles/class-names'

/**
 * A formatted amount in one currency or in each. `CurrencyStyles` shows the selected one, so that a cached page serves every
 * currency (ADR 005).
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

/** Strike price; its label ("Instead of") is read before it. */
export const OriginalPrice = ({ amounts, label }: { readonly amounts: ShownAmounts; readonly label: string | undefined }) => (
  <>
    {label ? <VisuallyHidden>{label} </VisuallyHidden> : null}
    <Price amounts={amounts} look="struck" />
  </>
)

interface PerCurrencyProps {
  /** A text per currency, in the shop's order. */
  readonly texts: Readonly<Record<string, string>>
}

/** For texts that differ by more than an amount (ADR 005). Use `PriceInSentence` for a sentence with one amount. */
export const PerCurrency = ({ texts }: PerCurrencyProps) => (
  <span className="per-currency">
    {Object.entries(texts).map(([code, text]) => (
      <i key={code}>{text}</i>
    ))}
  </span>
)

/** Placeholder of the amount in a sentence. */
export const priceMark = '\uFFFC'

interface PriceInSentenceProps {
  /** Contains `priceMark`. */
  readonly sentence: string
  readonly amounts: ShownAmounts
}

export const PriceInSentence = ({ sentence, amounts }: PriceInSentenceProps) => {
  const [before, after] = sentence.split(priceMark)
  return (
    <>
      {before}
      <Price amounts={amounts} look="plain" />
      {after}
    </>
  )
}

interface PriceOfferProps {
  readonly amounts: ShownAmounts
  readonly original?: ShownAmounts | null
  /** Saving as text: "−19 %". */
  readonly saving?: string | null
  /** Read before the strike price ("Instead of") and before the price ("now"). */
  readonly originalLabel?: string
  readonly priceLabel?: string
  /** `columns` aligns prices in a table; `flow` is for running text. */
  readonly layout?: 'columns' | 'flow'
}

/** Strike price, price, saving, always in this order (DESIGN, Price). */
export const PriceOffer = ({ amounts, original, saving, originalLabel, priceLabel, layout = 'columns' }: PriceOfferProps) => {
  return (
    <span className={classNames('price-offer', layout === 'flow' && 'price-offer--flow')}>
      {original ? (
        <span>
          <OriginalPrice amounts={original} label={originalLabel} />
        </span>
      ) : (
        layout === 'columns' && <span />
      )}
      <span>
        {priceLabel ? <VisuallyHidden>{priceLabel} </VisuallyHidden> : null}
        <Price amounts={amounts} />
      </span>
      {saving ? <span className="saving">{saving}</span> : layout === 'columns' && <span />}
    </span>
  )
}
