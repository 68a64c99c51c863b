import type { CollectionSlug, Endpoint, PayloadRequest, ServerProps, Where } from 'payload'
import { toCsv } from '@/core/csv'
import { admins, guardEndpoint, salesStaff } from '@/payload/access/rules'
import { flatten } from '@/payload/admin/dashboard/waiting'
import { recordAction } from '@/payload/hooks/audit'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'

type ExportedSlug = Extract<CollectionSlug, 'orders' | 'customers' | 'domains' | 'staff-actions'>

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
  'staff-actions': ['createdAt', 'person', 'action', 'area', 'document', 'changes.field', 'changes.before', 'changes.after'],
}

const mayExport = (slug: string) => (slug === 'staff-actions' ? admins : salesStaff)

const together = 500

/** M16: larger exports need a narrower filter. The audit log is exported whole (A8). */
const mostRows = (slug: ExportedSlug): number => (slug === 'staff-actions' ? Infinity : 50_000)

/** A8: one row per changed field, or one row if there are no field changes. */
const recordsOf = (slug: ExportedSlug, document: object): readonly unknown[] => {
  if (slug !== 'staff-actions') return [document]
  const changes = ('changes' in document && (document.changes as readonly unknown[] | null)) || []
  const named = 'fields' in document ? { field: document.fields } : {}
  return (changes.length > 0 ? changes : [named]).map((change) => ({ ...document, changes: change }))
}

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
      if (last === undefined || written >= mostRows(collection)) return controller.close()
      before = last.id
      written += docs.length
      controller.enqueue(
        encoder.encode(
          toCsv(docs.flatMap((each) => recordsOf(collection, each)).map((each) => columns[collection].map((path) => valueAt(each, path)))),
        ),
      )
    },
  })
}

/** `GET /api/{collection}/export-list?where[…]=…`: M16, the filtered list as CSV. */
export const exportEndpointOf = (collection: ExportedSlug): Endpoint =>
  guardEndpoint(
    {
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
    },
    mayExport(collection),
  )

/** Above a list: exports it with the current filter. */
export const ExportRecords = ({ payload, user, i18n, searchParams, collectionSlug }: ServerProps & { readonly collectionSlug: string }) => {
  if (!mayExport(collectionSlug)({ req: { user: user ?? null } as PayloadRequest })) return null
  const query = flatten(searchParams?.['where'] ?? {}, 'where', new URLSearchParams())
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
