import type { CollectionSlug, Endpoint, PayloadRequest, ServerProps, Where } from 'payload'
import { toCsv } from '@/core/csv'
import { salesStaff } from '@/payload/access/rules'
import { recordAction } from '@/payload/hooks/audit'
import { salesCall } from '@/payload/admin/payments/staff-calls'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'

type ExportedSlug = Extract<CollectionSlug, 'orders' | 'customers' | 'domains'>

/** Column paths; amounts are in minor units with their currency beside them. */
const columns: Readonly<Record<ExportedSlug, readonly string[]>> = {
  orders: [
    'orderNumber',
    'orderDate',
    'status',
    'contact.name',
    'contact.email',
    'contact.company',
    'breakdown.total',
    'currency',
    'paymentMethod',
  ],
  customers: ['email', 'name', 'company', 'vatId', 'phone', 'billingAddress.country', 'locale', 'verifiedAt', 'createdAt'],
  domains: ['name', 'status', 'registeredAt', 'expiresAt', 'autoRenew', 'autoCharge', 'isLocked', 'customerKey'],
}

const together = 500

/** M16: larger exports need a narrower filter. */
const mostRows = 50_000

const valueAt = (document: unknown, path: string): string => {
  const value = path
    .split('.')
    .reduce<unknown>((each, name) => (each as Readonly<Record<string, unknown>> | null | undefined)?.[name], document)
  return typeof value === 'object' || value === undefined ? '' : String(value)
}

/** Streams page by page with backpressure, newest first; paging by id stays stable while rows are added. */
const rowsOf = (req: PayloadRequest, collection: ExportedSlug, where: Where): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  let before: string | null = null
  let written = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${toCsv([columns[collection]])}`)),
    pull: async (controller) => {
      const after: Where = before === null ? {} : { id: { less_than: before } }
      const { docs } = await req.payload.find({
        collection,
        where: { and: [where, after] },
        sort: '-id',
        limit: together,
        pagination: false,
        depth: 0,
        overrideAccess: false,
        user: req.user,
      })
      const last = docs.at(-1)
      if (last === undefined || written >= mostRows) return controller.close()
      before = last.id
      written += docs.length
      controller.enqueue(encoder.encode(toCsv(docs.map((each) => columns[collection].map((path) => valueAt(each, path))))))
    },
  })
}

/** `GET /api/{orders|customers|domains}/export-list?where[…]=…`: M16, the filtered list as CSV, for admin and support. */
export const exportEndpointOf = (collection: ExportedSlug): Endpoint =>
  salesCall({
    method: 'get',
    path: '/export-list',
    handler: async (req) => {
      const where = req.query['where']
      await recordAction(req, { action: 'exported', area: collection, document: null, fields: [] })
      return new Response(rowsOf(req, collection, typeof where === 'object' && where !== null ? (where as Where) : {}), {
        headers: {
          'Cache-Control': 'no-store',
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${collection}.csv"`,
        },
      })
    },
  })

const flat = (value: unknown, name: string): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => flat(each, `${name}[${key}]`))
    : [[name, String(value)]]

/** Above a list: exports it with the current filter. */
export const ExportRecords = ({ payload, user, i18n, searchParams, collectionSlug }: ServerProps & { readonly collectionSlug: string }) => {
  if (!salesStaff({ req: { user: user ?? null } as PayloadRequest })) return null
  const query = new URLSearchParams(
    (searchParams?.['where'] === undefined ? [] : flat(searchParams['where'], 'where')).map(([name, value]) => [name, value]),
  )
  return (
    <p className="desk-action">
      <a
        className="btn btn--style-secondary btn--size-small"
        href={`${payload.config.routes.api}/${collectionSlug}/export-list?${query.toString()}`}
        download
      >
        {translate({ i18n }, words('supportLists.download'))}
      </a>
    </p>
  )
}
