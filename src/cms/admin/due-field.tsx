import { DueMark } from './due-mark'
import { dueShownNow } from './due-text'
import { FieldView, valueOf, type FieldViewProps } from './field-view'

/** The same beside the request itself. */
export const DueField = ({ data, ...props }: FieldViewProps) => (
  <FieldView {...props}>
    <DueMark shown={dueShownNow(data['status'], valueOf(props), props)} />
  </FieldView>
)
