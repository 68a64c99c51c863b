import { VisuallyHidden } from '@/ui/accessibility/visually-hidden'
import { classNames } from '@/ui/styles/class-names'
import { OriginalPrice } from './original-price'
import { type ShownAmounts, Price } from './price'

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
