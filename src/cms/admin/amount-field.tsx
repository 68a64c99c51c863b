import { amountText } from './amount'
import { FieldView, valueOf, type FieldViewProps } from './field-view'

/** An amount of an order or a payment. */
export const AmountField = ({ data, ...props }: FieldViewProps) => (
  <FieldView {...props}>
    <div>{amountText(valueOf(props), data)}</div>
  </FieldView>
)
