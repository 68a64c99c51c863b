import type { Field, FlattenedField, ServerComponentProps } from 'payload'
import type { ReactNode } from 'react'
import { translate, type Reader } from '@/payload/translate'
import { isWords, words } from '@/payload/words'
import { DataTable } from '@/payload/admin/data-table'
import { amountText, formatMoment } from './formats'
import { DueMark, dueShownNow } from './due-text'
import { labelOfEvent } from '@/payload/event-labels'
import { shownNames } from '@/core/subscriptions/attached-domain'
import { contactRoles, type DomainContact, type DomainContacts } from '@/core/domains/registrar'
import type { QuoteItemRequest } from '@/core/orders/types'

export type FieldViewProps = Pick<ServerComponentProps, 'data' | 'field' | 'i18n' | 'siblingData'>

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
  <DataTable
    className="desk-table event-table"
    headings={(['when', 'what', 'note', 'who'] as const).map((name) => translate(reader, words(`recordFields.headings.${name}`)))}
    rows={events.map(({ type = '', at, note, by }) => {
      const label = labelOfEvent(type, fields)
      return [at === undefined ? '' : formatMoment(reader, at), label ? translate(reader, label) : type, note, by]
    })}
  />
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
      <pre tabIndex={0} style={{ margin: 0, maxHeight: '24rem', overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {JSON.stringify(value, null, 2)}
      </pre>
    </FieldView>
  )
}

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : String(value)

/** A list of texts, or of objects with a name. */
export const NamesField = (props: FieldViewProps) => {
  const value = valueOf(props)
  if (!Array.isArray(value) || value.length === 0) return null
  return (
    <FieldView {...props}>
      <ul className="item-list">
        {value.map(nameOf).map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
    </FieldView>
  )
}

const contactText = ({
  name,
  organisation,
  email,
  phone,
  line1,
  line2,
  postalCode,
  city,
  region,
  country,
}: Partial<DomainContact>): string =>
  [name, organisation, line1, line2, [postalCode, city].filter(Boolean).join(' '), region, country, email, phone].filter(Boolean).join(', ')

export const ContactsField = (props: FieldViewProps) => {
  const contacts = valueOf(props) as DomainContacts | null | undefined
  if (!contacts) return null
  return (
    <FieldView {...props}>
      <ul className="item-list">
        {contactRoles.map((role) => {
          const contact = contacts[role]
          return contact ? (
            <li key={role}>
              <b>{translate(props, words(`domains.contacts.roles.${role}`))}</b> {contactText(contact)}
            </li>
          ) : null
        })}
      </ul>
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
