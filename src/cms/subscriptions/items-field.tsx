import type { QuoteItemRequest } from '@/core/orders/types'
import { FieldView, valueOf, type FieldViewProps } from '@/cms/admin/field-view'

const itemsOf = (value: unknown): readonly Partial<QuoteItemRequest>[] =>
  Array.isArray(value) ? (value as readonly Partial<QuoteItemRequest>[]) : []

/** What a subscription is made of: how many of which product, and for which name. */
export const ItemsField = (props: FieldViewProps) => (
  <FieldView {...props}>
    <ul className="item-list">
      {itemsOf(valueOf(props)).map(({ id, quantity, serviceData }, index) => (
        <li key={index}>
          {quantity ?? 1} × {id}
          {serviceData?.domain === undefined ? null : ` · ${serviceData.domain}`}
        </li>
      ))}
    </ul>
  </FieldView>
)
