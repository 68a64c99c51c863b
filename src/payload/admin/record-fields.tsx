import type { Field, FlattenedField, ServerComponentProps } from 'payload'
import type { ReactNode } from 'react'
import { isLocale } from '@/lib/config/locales'
import { translate, type Reader } from '@/payload/translate'
import { type Words, words } from '@/payload/words'
import { amountText, formatMoment } from './formats'
import { DueMark, dueShownNow } from './due-text'
import { labelOfEvent } from '@/payload/event-labels'
import { shownNames } from '@/core/subscriptions/attached-domain'
import type { QuoteItemRequest } from '@/core/orders/types'

export type FieldViewProps = Pick<ServerComponentProps, 'data' | 'field' | 'i18n' | 'siblingData'>

const isWords = (label: unknown): label is Words => typeof label === 'object' && label !== null && Object.keys(label).every(isLocale)

export const valueOf = ({ field, siblingData }: Pick<FieldViewProps, 'field' | 'siblingData'>): unknown =>
  'name' in field && field.name !== undefined ? siblingData[field.name] : undefined

const labelOf = (field: Field, i18n: FieldViewProps['i18n']): string => {
  if ('label' in field && isWords(field.label)) return translate({ i18n }, field.label)
  return 'name' in field && field.name !== undefined ? field.name : ''
}

export const FieldView = ({ field, i18n, children }: Pick<FieldViewProps, 'field' | 'i18n'> & { readonly children: ReactNode }) => (
  <div className="field-type" style={{ marginBlockEnd: 'calc(var(--base) * 0.8)' }}>
    <span className="field-label">{labelOf(field, i18n)}</span>
    {children}
  </div>
)

export const AmountField = ({ data, ...props }: FieldViewProps) => (
  <FieldView {...props}>
    <div>{amountText(valueOf(props), data, props)}</div>
  </FieldView>
)

export const DueField = ({ data, ...props }: FieldViewProps) => (
  <FieldView {...props}>
    <DueMark shown={dueShownNow(data['status'], valueOf(props), props)} />
  </FieldView>
)

export interface Event {
  readonly type?: string
  readonly at?: string
  readonly note?: string | null
  readonly by?: string | null
}

const headings = [
  words('recordFields.headings.when'),
  words('recordFields.headings.what'),
  words('recordFields.headings.note'),
  words('recordFields.headings.who'),
]

export const eventsOf = (data: FieldViewProps['data']): readonly Event[] => {
  const held: unknown = data?.['events']
  return Array.isArray(held) ? (held as readonly Event[]) : []
}

interface EventTableProps {
  readonly reader: Reader
  readonly events: readonly Event[]
  readonly fields: readonly FlattenedField[]
}

export const EventTable = ({ reader, events, fields }: EventTableProps) => (
  <table className="desk-table event-table">
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading.en} scope="col">
            {translate(reader, heading)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {events.map(({ type = '', at, note, by }, index) => {
        const label = labelOfEvent(type, fields)
        return (
          <tr key={index}>
            <td>{at === undefined ? '' : formatMoment(reader, at)}</td>
            <td>{label ? translate(reader, label) : type}</td>
            <td>{note}</td>
            <td>{by}</td>
          </tr>
        )
      })}
    </tbody>
  </table>
)

type EventsFieldProps = FieldViewProps & Pick<ServerComponentProps, 'collectionSlug' | 'payload'>

export const EventsField = ({ data, collectionSlug, payload, ...props }: EventsFieldProps) => (
  <FieldView {...props}>
    <EventTable
      reader={props}
      events={eventsOf(data)}
      fields={payload.config.collections.find(({ slug }) => slug === collectionSlug)?.flattenedFields ?? []}
    />
  </FieldView>
)

/** Read-only JSON. Payload's JSON field loads its editor from another host, which the shop does not allow. */
export const JsonField = (props: FieldViewProps) => {
  const value = valueOf(props) ?? null
  if (value === null) return null
  return (
    <FieldView {...props}>
      <pre style={{ margin: 0, maxHeight: '24rem', overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {JSON.stringify(value, null, 2)}
      </pre>
    </FieldView>
  )
}

const itemsOf = (value: unknown): readonly Partial<QuoteItemRequest>[] =>
  Array.isArray(value) ? (value as readonly Partial<QuoteItemRequest>[]) : []

export const ItemsField = (props: FieldViewProps) => (
  <FieldView {...props}>
    <ul className="item-list">
      {itemsOf(valueOf(props)).map(({ id, quantity, serviceData }, index) => (
        <li key={index}>
          {quantity ?? 1} × {id}
          {serviceData?.domain === undefined ? null : ` · ${shownNames(serviceData).join(', ')}`}
        </li>
      ))}
    </ul>
  </FieldView>
)
