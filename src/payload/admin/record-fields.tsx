import type { Field, ServerComponentProps } from 'payload'
import type { ReactNode } from 'react'
import { isLocale } from '@/lib/config/locales'
import { translate } from '@/payload/translate'
import { type Words, words } from '@/payload/words'
import { amountText, formatMoment } from './formats'
import { DueMark, dueShownNow } from './due-text'
import { labelOfEvent } from '@/payload/event-labels'
import type { AppliedDiscount } from '@/core/discounts/discounts'
import { lostNames } from '@/core/orders/keep-back'
import type { QuoteLine, QuoteItemRequest } from '@/core/orders/types'
import { periodLabels } from '@/payload/fields/selects'

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

interface Event {
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

const eventsOf = (data: FieldViewProps['data']): readonly Event[] => {
  const held: unknown = data?.['events']
  return Array.isArray(held) ? (held as readonly Event[]) : []
}

type EventsFieldProps = FieldViewProps & Pick<ServerComponentProps, 'collectionSlug' | 'payload'>

export const EventsField = ({ data, collectionSlug, payload, ...props }: EventsFieldProps) => {
  const fields = payload.config.collections.find(({ slug }) => slug === collectionSlug)?.flattenedFields ?? []
  return (
    <FieldView {...props}>
      <table className="event-table">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading.en} scope="col">
                {translate(props, heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {eventsOf(data).map(({ type = '', at, note, by }, index) => {
            const label = labelOfEvent(type, fields)
            return (
              <tr key={index}>
                <td>{at === undefined ? '' : formatMoment(props, at)}</td>
                <td>{label ? translate(props, label) : type}</td>
                <td>{note}</td>
                <td>{by}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </FieldView>
  )
}

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

const isDiscount = (value: unknown): value is AppliedDiscount => typeof value === 'object' && value !== null && 'discountId' in value

/** Automatic discounts and codes in the order of application (D8). */
const discountsOf = (value: unknown): readonly AppliedDiscount[] =>
  (typeof value === 'object' && value !== null ? Object.values(value) : []).flat().filter(isDiscount)

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
              {name} ({discountId}): {amountText(savings, data, props)}
            </li>
          ))}
        </ul>
      )}
    </FieldView>
  )
}

const lineHeadings = [
  words('recordFields.lineHeadings.product'),
  words('recordFields.lineHeadings.billing'),
  words('recordFields.lineHeadings.quantity'),
  words('recordFields.lineHeadings.price'),
  words('recordFields.lineHeadings.setupFee'),
  words('recordFields.lineHeadings.discount'),
  words('recordFields.lineHeadings.tax'),
  words('recordFields.lineHeadings.total'),
]

const notDelivered = words('recordFields.notDelivered')

const eventsOfOrder = (data: Readonly<Record<string, unknown>> | undefined) =>
  Array.isArray(data?.['events']) ? (data['events'] as { type: string; note?: string | null }[]) : []

type Line = Partial<QuoteLine>

const linesOf = (value: unknown): readonly Line[] => (Array.isArray(value) ? (value as Line[]) : [])

const cell = { padding: '0.25rem 0.75rem 0.25rem 0', textAlign: 'start', verticalAlign: 'top' } as const

/** The lines as frozen on the order (M4). */
export const OrderLinesField = ({ data, ...props }: FieldViewProps) => {
  const lost = lostNames(eventsOfOrder(data))
  return (
    <FieldView {...props}>
      <div className="wide-table" role="region" tabIndex={0} aria-label={labelOf(props.field, props.i18n)}>
        <table style={{ borderCollapse: 'collapse', width: '100%' }}>
          <thead>
            <tr>
              {lineHeadings.map((heading) => (
                <th key={heading.en} scope="col" style={cell}>
                  {translate(props, heading)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linesOf(valueOf(props)).map((line, index) => (
              <tr key={line.key ?? index}>
                <td style={cell}>
                  {line.name ?? line.id}
                  {lost.has(line.id ?? '') || lost.has(line.serviceData?.domain ?? '') ? (
                    <div role="note">{translate(props, notDelivered)}</div>
                  ) : null}
                  {line.serviceData?.domain ? <div>{line.serviceData.domain}</div> : null}
                </td>
                <td style={cell}>
                  {line.term ? `${line.term.years} × ` : null}
                  {line.billing ? translate(props, periodLabels[line.billing]) : null}
                </td>
                <td style={cell}>{line.quantity}</td>
                <td style={cell}>{amountText(line.unitPrice, data, props)}</td>
                <td style={cell}>{amountText(line.setupFee, data, props)}</td>
                <td style={cell}>{amountText(line.discount, data, props)}</td>
                <td style={cell}>{amountText(line.tax, data, props)}</td>
                <td style={cell}>{amountText(line.total, data, props)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
          {serviceData?.domain === undefined ? null : ` · ${serviceData.domain}`}
        </li>
      ))}
    </ul>
  </FieldView>
)
