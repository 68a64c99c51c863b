import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { ReactNode } from 'react'
import { resendKey } from '@/lib/outbox/email-data'
import { amountText, formatDay, formatMoment } from '@/payload/admin/formats'
import {
  domainStatusLabels,
  invoiceKindLabels,
  mailStatusLabels,
  mailTemplateLabels,
  orderStatusLabels,
  paymentMethodLabels,
  paymentStatusLabels,
  refundStateLabels,
  subscriptionStateLabels,
} from '@/payload/labels'
import { translate, type Reader } from '@/payload/translate'
import { words, type Words } from '@/payload/words'
import { RefreshLists } from './refresh-lists.client'

export interface Row {
  readonly id: string
  readonly currency?: unknown
  readonly digits?: unknown
  readonly [name: string]: unknown
}

interface Column {
  readonly label: Words
  readonly cell: (row: Row, reader: Reader) => ReactNode
}

interface RelatedList {
  /** Also the query parameter for its page number. */
  readonly name: string
  readonly title: Words
  readonly collection: CollectionSlug
  readonly where: Where
  readonly sort: string
  /** The first column links to the document. */
  readonly columns: readonly Column[]
  readonly action?: (row: Row) => ReactNode
}

const together = 10

const pageOf = (req: PayloadRequest, name: string): number => {
  const page = Number(req.query?.[name])
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1
}

/** A table of related records, ten per page, limited to what the reader's role may see. */
export const RelatedListSection = async ({ req, list, address }: { req: PayloadRequest; list: RelatedList; address: string }) => {
  const { name, title, collection, where, sort, columns, action } = list
  const wanted = pageOf(req, name)
  const found = await req.payload.find({ collection, where, sort, limit: together, page: wanted, depth: 1, overrideAccess: false, req })
  const { docs, totalDocs, page = 1, totalPages, hasPrevPage, hasNextPage } = found
  const rows = docs.map((doc): Row => ({ ...doc }))
  const admin = req.payload.config.routes.admin
  const link = (to: number, label: Words) => <a href={`${address}?${name}=${to}#${name}`}>{translate(req, label)}</a>
  return (
    <section className="desk-section" id={name}>
      <h2 id={`${name}-title`}>
        {translate(req, title)} <small>{new Intl.NumberFormat(req.i18n.language).format(totalDocs)}</small>
      </h2>
      {totalDocs === 0 ? (
        <p className="desk-empty">{translate(req, words('supportLists.none'))}</p>
      ) : (
        <div className="wide-table" role="region" tabIndex={0} aria-labelledby={`${name}-title`}>
          <table className="desk-table">
            <thead>
              <tr>
                {columns.map(({ label }) => (
                  <th key={label.en} scope="col">
                    {translate(req, label)}
                  </th>
                ))}
                {action ? <th scope="col">{translate(req, words('supportLists.action'))}</th> : null}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  {columns.map(({ label, cell }, index) => (
                    <td key={label.en}>
                      {index === 0 ? <a href={`${admin}/collections/${collection}/${row.id}`}>{cell(row, req)}</a> : cell(row, req)}
                    </td>
                  ))}
                  {action ? <td>{action(row)}</td> : null}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {totalPages > 1 ? (
        <p className="desk-pages">
          {hasPrevPage ? link(page - 1, words('supportLists.previous')) : null}{' '}
          {translate(req, words('supportLists.page'), { page: String(page), of: String(totalPages) })}{' '}
          {hasNextPage ? link(page + 1, words('supportLists.next')) : null}
        </p>
      ) : null}
    </section>
  )
}

/** In ms. An email that waits longer has failed and is retried later. */
const usualDelivery = 120_000

/** Keeps the page's lists current after a save, and while an email to the customer is being sent. */
export const CurrentLists = async ({ req, recipient }: { readonly req: PayloadRequest; readonly recipient: string }) => {
  const recent = new Date(Date.now() - usualDelivery).toISOString()
  const where: Where = { recipient: { equals: recipient }, status: { equals: 'queued' }, createdAt: { greater_than: recent } }
  const { totalDocs } = await req.payload.count({ collection: 'mail-outbox', where, overrideAccess: false, req })
  return <RefreshLists isSending={totalDocs > 0} />
}

interface PillProps {
  readonly tone: 'good' | 'open' | 'over' | 'bad'
  readonly children: ReactNode
}

export const StatusPill = ({ tone, children }: PillProps) => (
  <span className="desk-pill" data-tone={tone}>
    {children}
  </span>
)

const amount = (row: Row, reader: Reader, name = 'amount') => amountText(row[name], row, reader)
const day = (value: unknown, reader: Reader) => (typeof value === 'string' ? formatDay(reader, value) : '–')
const moment = (value: unknown, reader: Reader) => (typeof value === 'string' ? formatMoment(reader, value) : '–')
const labelIn = (labels: Readonly<Record<string, Words>>, value: unknown, reader: Reader) => {
  const label = labels[String(value)]
  return label ? translate(reader, label) : String(value ?? '')
}

export const paymentColumns: readonly Column[] = [
  { label: words('supportLists.date'), cell: (row, reader) => moment(row['paidAt'] ?? row['createdAt'], reader) },
  { label: words('payments.provider.label'), cell: (row, reader) => labelIn(paymentMethodLabels, row['provider'], reader) },
  { label: words('payments.status.label'), cell: (row, reader) => labelIn(paymentStatusLabels, row['status'], reader) },
  { label: words('payments.amount.label'), cell: amount },
  { label: words('payments.refunded.label'), cell: (row, reader) => amount(row, reader, 'refunded') },
]

export const refundsOf = (where: Where): RelatedList => ({
  ...{ name: 'refunds', title: words('refunds.plural'), collection: 'refunds', where, sort: '-createdAt' },
  columns: [
    { label: words('supportLists.date'), cell: (row, reader) => moment(row['createdAt'], reader) },
    { label: words('refunds.state.label'), cell: (row, reader) => labelIn(refundStateLabels, row['state'], reader) },
    { label: words('refunds.amount.label'), cell: amount },
    { label: words('refunds.reason.label'), cell: (row) => String(row['reason'] ?? '') },
  ],
})

const orderColumns: readonly Column[] = [
  { label: words('orders.orderNumber.label'), cell: (row) => String(row['orderNumber']) },
  { label: words('supportLists.date'), cell: (row, reader) => moment(row['orderDate'], reader) },
  { label: words('orders.status.label'), cell: (row, reader) => labelIn(orderStatusLabels, row['status'], reader) },
  {
    label: words('orders.breakdown.total.label'),
    cell: (row, reader) => amountText((row['breakdown'] as { total?: number } | undefined)?.total, row, reader),
  },
]

const subscriptionColumns: readonly Column[] = [
  { label: words('subscriptions.name.label'), cell: (row) => String(row['name']) },
  { label: words('subscriptions.state.label'), cell: (row, reader) => labelIn(subscriptionStateLabels, row['state'], reader) },
  { label: words('subscriptions.nextDue.label'), cell: (row, reader) => day(row['nextDue'], reader) },
  { label: words('subscriptions.amount.label'), cell: amount },
]

const domainColumns: readonly Column[] = [
  { label: words('domains.name.label'), cell: (row) => String(row['name']) },
  { label: words('domains.status.label'), cell: (row, reader) => labelIn(domainStatusLabels, row['status'], reader) },
  { label: words('domains.expiresAt.label'), cell: (row, reader) => day(row['expiresAt'], reader) },
  {
    label: words('domains.autoRenew.label'),
    cell: (row, reader) => (row['autoRenew'] === true ? translate(reader, words('cells.yes')) : '–'),
  },
]

const invoiceColumns: readonly Column[] = [
  { label: words('invoices.number.label'), cell: (row) => String(row['number']) },
  { label: words('supportLists.date'), cell: (row, reader) => day(row['issuedAt'], reader) },
  { label: words('invoices.kind.label'), cell: (row, reader) => labelIn(invoiceKindLabels, row['kind'], reader) },
  { label: words('invoices.gross.label'), cell: (row, reader) => amount(row, reader, 'gross') },
]

export const invoicesOf = (where: Where): RelatedList => ({
  ...{ name: 'invoices', title: words('invoices.plural'), collection: 'invoices', where, sort: '-issuedAt' },
  columns: invoiceColumns,
})

/** "Sent", or "Sent · Resent" for a copy that staff sent. */
export const mailStatusText = ({ status, dedupeKey }: Readonly<Record<string, unknown>>, reader: Reader): string =>
  [
    labelIn(mailStatusLabels, status, reader),
    ...(typeof dedupeKey === 'string' && dedupeKey.startsWith(resendKey) ? [translate(reader, words('supportMail.resent'))] : []),
  ].join(' · ')

const mailColumns: readonly Column[] = [
  { label: words('mailOutbox.template.label'), cell: (row, reader) => labelIn(mailTemplateLabels, row['template'], reader) },
  { label: words('supportLists.date'), cell: (row, reader) => moment(row['createdAt'], reader) },
  { label: words('mailOutbox.status.label'), cell: mailStatusText },
]

/** Lists on a customer's page. */
export const listsOfCustomer = (id: string, email: string, action: NonNullable<RelatedList['action']>): readonly RelatedList[] => [
  {
    ...{ name: 'orders', title: words('orders.plural'), collection: 'orders', sort: '-orderDate' },
    ...{ where: { customer: { equals: id } }, columns: orderColumns },
  },
  {
    ...{ name: 'subscriptions', title: words('subscriptions.plural'), collection: 'subscriptions', sort: 'nextDue' },
    ...{ where: { customer: { equals: id } }, columns: subscriptionColumns },
  },
  {
    ...{ name: 'domains', title: words('supportLists.domains'), collection: 'domains', sort: 'expiresAt' },
    ...{ where: { customer: { equals: id } }, columns: domainColumns },
  },
  invoicesOf({ 'order.customer': { equals: id } }),
  {
    ...{ name: 'payments', title: words('payments.plural'), collection: 'payments', sort: '-createdAt' },
    ...{ where: { 'order.customer': { equals: id } }, columns: paymentColumns },
  },
  {
    ...{ name: 'emails', title: words('supportLists.emails'), collection: 'mail-outbox', sort: '-createdAt' },
    ...{ where: { recipient: { equals: email } }, columns: mailColumns, action },
  },
]
