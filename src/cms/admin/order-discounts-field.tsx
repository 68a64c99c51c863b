import type { AppliedDiscount } from '@/core/discounts/discounts'
import { amountText } from './amount'
import { FieldView, valueOf, type FieldViewProps } from './field-view'

const isDiscount = (value: unknown): value is AppliedDiscount => typeof value === 'object' && value !== null && 'discountId' in value

/** The automatic ones and those of codes, in the order they were applied (D8). */
const discountsOf = (value: unknown): readonly AppliedDiscount[] =>
  (typeof value === 'object' && value !== null ? Object.values(value) : []).flat().filter(isDiscount)

/** What was taken off, and by what. */
export const OrderDiscountsField = ({ data, ...props }: FieldViewProps) => {
  const discounts = discountsOf(valueOf(props))
  return (
    <FieldView {...props}>
      {discounts.length === 0 ? (
        <div>–</div>
      ) : (
        <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
          {discounts.map(({ discountId, name, savings }) => (
            <li key={discountId}>
              {name} ({discountId}): {amountText(savings, data)}
            </li>
          ))}
        </ul>
      )}
    </FieldView>
  )
}
