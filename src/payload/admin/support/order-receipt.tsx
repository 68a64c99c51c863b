import type { PayloadRequest, ServerComponentProps } from 'payload'
import type { AppliedDiscount } from '@/core/discounts/discounts'
import { lostDomains } from '@/core/orders/keep-back'
import { isOrderClosed, isUnpaid, type OrderStatus } from '@/core/orders/status'
import type { QuoteLine } from '@/core/orders/types'
import { shownNames } from '@/core/subscriptions/attached-domain'
import { findMailsOfOrder } from '@/modules/email/email.repository'
import { findRefundableSums } from '@/modules/payments/refunds'
import { periodLabels } from '@/payload/fields/selects'
import { amountText, formatMoment } from '@/payload/admin/formats'
import { EventTable, eventsOf, FieldView, type FieldViewProps, valueOf } from '@/payload/admin/record-fields'
import { mailTemplateLabels, orderStatusLabels } from '@/payload/labels'
import { translate, type Reader } from '@/payload/translate'
import { words, type Words } from '@/payload/words'
import { OrderActions } from './order-actions.client'
import { CurrentLists, invoicesOf, mailStatusText, paymentColumns, refundsOf, RelatedListSection, StatusPill } from './related-list'
import { ResendMail } from './mail-panel.client'

type Data = Readonly<Record<string, unknown>>
type Line = Partial<QuoteLine>

const listOf = <Each,>(value: unknown): readonly Each[] =>
  Array.isArray(value) ? (value as readonly unknown[]).filter((each): each is Each => typeof each === 'object' && each !== null) : []

const groupOf = (data: Data, name: string): Data => {
  const value = data[name]
  return typeof value === 'object' && value !== null ? (value as Data) : {}
}

/** Automatic discounts and codes in the order of application (D8); only codes show their id, which the customer entered. */
const discountsOf = (order: Data): readonly (AppliedDiscount & { readonly label: string })[] => {
  const { automatic, codes } = groupOf(order, 'discounts')
  return [
    ...listOf<AppliedDiscount>(automatic).map((each) => ({ ...each, label: each.name })),
    ...listOf<AppliedDiscount>(codes).map((each) => ({ ...each, label: `${each.name} (${each.discountId})` })),
  ]
}

/** M15: status of a paid order, including partial refunds. */
export const orderStatusText = ({ status, events }: Data, reader: Reader): string => {
  const isPart =
    (status === 'paid' || status === 'fulfilled') && listOf<{ type?: string }>(events).some(({ type }) => type === 'partly-refunded')
  const label: Words | undefined = isPart ? words('orderStatus.partlyRefunded') : orderStatusLabels[status as OrderStatus]
  return label ? translate(reader, label) : String(status ?? '')
}

interface RowProps {
  readonly label: string
  readonly amount: unknown
  readonly order: Data
  readonly reader: Reader
  readonly isMinus?: boolean
  readonly isTotal?: boolean
}

const SumRow = ({ label, amount, order, reader, isMinus = false, isTotal = false }: RowProps) => (
  <tr className={isTotal ? 'order-receipt__total' : undefined}>
    <th scope="row">{label}</th>
    <td>
      {isMinus ? '−' : ''}
      {amountText(amount, order, reader)}
    </td>
  </tr>
)

interface LineProps {
  readonly line: Line
  /** Minor units. */
  readonly amount: unknown
  readonly order: Data
  readonly reader: Reader
  readonly isLost: boolean
}

const LineRow = ({ line, amount, order, reader, isLost }: LineProps) => (
  <tr>
    <th scope="row">
      {(line.quantity ?? 1) > 1 ? `${line.quantity} × ` : ''}
      {line.name ?? line.id}
      <small>
        {[
          shownNames(line.serviceData).join(', '),
          line.term
            ? `${line.term.years} × ${translate(reader, periodLabels.yearly)}`
            : line.billing && translate(reader, periodLabels[line.billing]),
          line.setupFee
            ? `${translate(reader, words('recordFields.lineHeadings.setupFee'))}: ${amountText(line.setupFee, order, reader)}`
            : null,
          line.discount
            ? `${translate(reader, words('recordFields.lineHeadings.discount'))}: −${amountText(line.discount, order, reader)}`
            : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {isLost ? <small role="note">{translate(reader, words('recordFields.notDelivered'))}</small> : null}
    </th>
    <td>{amountText(amount, order, reader)}</td>
  </tr>
)

export const InvoiceLinesField = (props: FieldViewProps) => (
  <FieldView {...props}>
    <table className="order-receipt">
      <tbody>
        {listOf<Line>(valueOf(props)).map((line, index) => (
          <LineRow key={line.key ?? index} line={line} amount={line.total} order={props.data} reader={props} isLost={false} />
        ))}
      </tbody>
    </table>
  </FieldView>
)

interface ReceiptProps {
  readonly order: Data
  readonly reader: Reader
  /** Minor units. */
  readonly received: { readonly paid: number; readonly refunded: number }
}

/** M4: the order's frozen lines, discounts and totals, as on the customer's receipt, and what was paid of them. */
export const ReceiptTable = ({ order, reader, received: { paid, refunded } }: ReceiptProps) => {
  const lost = lostDomains(listOf<{ type: string; note?: string | null }>(order['events']))
  const sums = groupOf(order, 'breakdown')
  const outstanding = isOrderClosed(order['status'] as OrderStatus) ? 0 : Number(sums['total'] ?? 0) - paid
  const shared = { order, reader }
  const say = (key: Parameters<typeof words>[0]) => translate(reader, words(key))
  return (
    <table className="order-receipt">
      <tbody>
        {listOf<Line>(order['lines']).map((line, index) => (
          <LineRow
            key={line.key ?? index}
            line={line}
            // Before discounts and tax, so that the lines add up to the subtotal.
            amount={line.subtotal}
            {...shared}
            isLost={lost.has(line.id ?? '') || lost.has(line.serviceData?.domain ?? '')}
          />
        ))}
      </tbody>
      <tbody className="order-receipt__sums">
        <SumRow label={say('orders.breakdown.subtotal.label')} amount={sums['subtotal']} {...shared} />
        {sums['setupFees'] ? <SumRow label={say('orders.breakdown.setupFees.label')} amount={sums['setupFees']} {...shared} /> : null}
        {discountsOf(order).map(({ discountId, label, savings }) => (
          <SumRow key={discountId} label={label} amount={savings} isMinus {...shared} />
        ))}
        <SumRow label={say('orders.breakdown.tax.label')} amount={sums['tax']} {...shared} />
        <SumRow label={say('orders.breakdown.total.label')} amount={sums['total']} isTotal {...shared} />
        {order['dueLater'] ? (
          <>
            <SumRow label={say('orders.dueNow.label')} amount={order['dueNow']} {...shared} />
            <SumRow label={say('orders.dueLater.label')} amount={order['dueLater']} {...shared} />
          </>
        ) : null}
        <SumRow label={say('refundPanel.paid')} amount={paid} {...shared} />
        {refunded > 0 ? <SumRow label={say('payments.refunded.label')} amount={refunded} isMinus {...shared} /> : null}
        {outstanding > 0 ? <SumRow label={say('recordFields.outstanding')} amount={outstanding} {...shared} /> : null}
      </tbody>
    </table>
  )
}

const mostMails = 20

const Mails = async ({ req, order }: { readonly req: PayloadRequest; readonly order: Data }) => {
  const { email } = groupOf(order, 'contact')
  const found = await findMailsOfOrder(
    req.payload.db.drizzle,
    { email: String(email), orderNumber: String(order['orderNumber']) },
    mostMails,
  )
  return (
    <section className="desk-section" aria-labelledby="order-mails">
      <h2 id="order-mails">{translate(req, words('supportLists.emails'))}</h2>
      {found.length === 0 ? <p className="desk-empty">{translate(req, words('supportLists.none'))}</p> : null}
      <ul className="desk-lines">
        {found.map(({ id, template, status, createdAt, dedupeKey }) => (
          <li key={id}>
            <a href={`${req.payload.config.routes.admin}/collections/mail-outbox/${id}`}>{translate(req, mailTemplateLabels[template])}</a>
            <span>
              {formatMoment(req, createdAt)} · {mailStatusText({ status, dedupeKey }, req)}{' '}
              <ResendMail id={id} status={status} template={template} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = Pick<ServerComponentProps, 'data' | 'req'>

/** Top of an order's form: customer, receipt, payments, emails and history. */
export const OrderPage = async ({ data, req }: Props) => {
  const order = data as Data
  const { id, orderNumber, customer } = order
  if (typeof id !== 'string') return null
  const contact = groupOf(order, 'contact')
  const { admin } = req.payload.config.routes
  const account = typeof customer === 'object' && customer !== null ? (customer as { id?: unknown }).id : customer
  const status = order['status'] as OrderStatus
  const fields = req.payload.collections.orders.config.flattenedFields
  return (
    <div className="order-page">
      <CurrentLists req={req} recipient={String(contact['email'])} />
      <header className="order-page__head">
        <StatusPill tone={isUnpaid(status) ? 'open' : status === 'cancelled' || status === 'refunded' ? 'over' : 'good'}>
          {orderStatusText(order, req)}
        </StatusPill>
        <span>
          {typeof account === 'string' ? (
            <a href={`${admin}/collections/customers/${account}`}>{String(contact['name'])}</a>
          ) : (
            `${String(contact['name'])} (${translate(req, words('supportLists.guest'))})`
          )}{' '}
          · <a href={`mailto:${String(contact['email'])}`}>{String(contact['email'])}</a>
        </span>
        <OrderActions id={id} status={status} isTransfer={order['paymentMethod'] === 'offline'} />
      </header>
      <ReceiptTable order={order} reader={req} received={await findRefundableSums(req, id)} />
      <RelatedListSection
        req={req}
        address={`${admin}/collections/orders/${id}`}
        list={{
          name: 'payments',
          title: words('payments.plural'),
          collection: 'payments',
          where: { order: { equals: id } },
          sort: '-createdAt',
          columns: paymentColumns,
        }}
      />
      <RelatedListSection req={req} address={`${admin}/collections/orders/${id}`} list={refundsOf({ order: { equals: id } })} />
      <RelatedListSection req={req} address={`${admin}/collections/orders/${id}`} list={invoicesOf({ order: { equals: id } })} />
      <Mails req={req} order={{ ...order, orderNumber }} />
      <section className="desk-section" aria-labelledby="order-events">
        <h2 id="order-events">{translate(req, words('supportLists.timeline'))}</h2>
        <EventTable reader={req} events={[...eventsOf(order)].reverse()} fields={fields} />
      </section>
    </div>
  )
}
