import { isInEveryCurrency, type Amounts } from '@/core/money/currency'
import { EveryCurrency } from './every-currency.client'
import { priceElement, type PriceLook } from './price-look'
import { VisuallyHidden } from '@/components/ui/accessibility/accessibility'
import { classNames } from '@/components/ui/styles/class-names'

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

/** List price, struck through; its label ("Instead of") is read out before it. */
export const OriginalPrice = ({ amounts, label }: { readonly amounts: ShownAmounts; readonly label: string | undefined }) => (
  <>
    {label ? <VisuallyHidden>{label} </VisuallyHidden> : null}
    <Price amounts={amounts} look="struck" />
  </>
)

interface PerCurrencyProps {
  /** A text for each currency, in the order of the shop; the page shows the chosen currency's. */
  readonly texts: Readonly<Record<string, string>>
}

/** What differs by more than an amount, once per currency (ADR 005). A sentence around one amount is a `PriceInSentence`. */
export const PerCurrency = ({ texts }: PerCurrencyProps) => (
  <span className="per-currency">
    {Object.entries(texts).map(([code, text]) => (
      <i key={code}>{text}</i>
    ))}
  </span>
)

/** Stands in a sentence for the amount that is set into it. */
export const priceMark = '\uFFFC'

interface PriceInSentenceProps {
  /** With `priceMark` where the amount belongs. */
  readonly sentence: string
  readonly amounts: ShownAmounts
}

/** A sentence that is said once, around an amount in every currency. */
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
  /** List price, struck through. */
  readonly original?: ShownAmounts | null
  /** What is saved, in words: "−19 %". */
  readonly saving?: string | null
  /** Read out before the struck price ("Instead of") and before the price ("now"). */
  readonly originalLabel?: string
  readonly priceLabel?: string
  /** `columns` lines prices up down a table; `flow` sets them in running text. */
  readonly layout?: 'columns' | 'flow'
}

/** Struck original, price, saving: always in this order (DESIGN, Price). */
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
