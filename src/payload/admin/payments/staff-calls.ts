import type { PayloadRequest, Endpoint } from 'payload'
import type { ApiErrorCode } from '@/lib/http/error-codes'
import { actorOf } from '@/lib/audit'
import type { ApiScope } from '@/modules/auth/api-keys/api-scopes'
import { guardEndpoint, salesStaff } from '@/payload/access/rules'
import { translate } from '@/payload/translate'
import { words, type Words } from '@/payload/words'
import { z } from 'zod'
import { defaultLocale } from '@/lib/config/locales'
import { financialYearOf, isMonth } from '@/core/invoices/datev'
import { createContext } from '@/container'
import { findBookkeeping } from '@/modules/invoices/accounting-export.repository'
import { exportFormats, exportInvoices, type ExportFormat, encodeWindows1252 } from '@/modules/invoices/accounting-export'
import { chargeNow, readCharges, type ChargeError } from '@/modules/renewals/dunning.service'
import { exportCsv, exportPage, orderExportQuerySchema } from '@/modules/orders/order-export'
import { recordManualPayment } from '@/modules/payments/payments.service'

interface SalesCall extends Pick<Endpoint, 'method' | 'path'> {
  /** Scope an API key needs; without one, the endpoint is closed to keys. */
  readonly scope?: ApiScope
  /** `by` is the caller's name in the audit log. */
  readonly handler: (req: PayloadRequest, by: string) => Promise<Response>
}

/** A call for admin and support, and for API keys with the scope. */
export const salesCall = ({ method, path, scope, handler }: SalesCall): Endpoint =>
  guardEndpoint({ method, path, handler: (req) => handler(req, actorOf(req) ?? '') }, salesStaff, scope)

const codesByStatus: Readonly<Record<number, ApiErrorCode>> = {
  400: 'invalid-request',
  403: 'forbidden',
  404: 'not-found',
  409: 'state-conflict',
  422: 'not-possible',
  429: 'too-many-requests',
  502: 'payment-provider-failed',
}

/** Errors in Payload's format (`errors`), which the admin reads, and in the API's (`error`). */
export const refused = (req: PayloadRequest, [status, text]: readonly [number, Words]): Response => {
  const message = translate(req, text)
  const error = { code: codesByStatus[status] ?? 'invalid-request', message }
  return Response.json({ errors: [{ message }], error }, { status, headers: { 'Cache-Control': 'no-store' } })
}

export const answered = (body: unknown): Response => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** The body as JSON, or `null` if it is invalid or larger than any admin form. */
export const bodyOf = async (req: PayloadRequest): Promise<unknown> => {
  try {
    const text = (await req.text?.()) ?? ''
    return text.length > 10_000 ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const month = z.string().refine(isMonth)
const asked = z.object({ format: z.enum(exportFormats), from: month, to: month }).refine(({ from, to }) => from <= to)

const malformed = [400, words('staffCalls.malformed')] as const

const severalYears = [400, words('staffCalls.severalYears')] as const

const files = {
  csv: { type: 'text/csv; charset=utf-8', name: 'invoices', encode: (text: string) => new TextEncoder().encode(text) },
  datev: { type: 'text/csv; charset=windows-1252', name: 'EXTF_Buchungsstapel', encode: encodeWindows1252 },
} as const satisfies Record<ExportFormat, unknown>

/** Streams with backpressure; a cancelled download stops the export. */
const streamOf = (pieces: AsyncGenerator<string>, encode: (text: string) => Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encode(value))
    },
    cancel: async () => {
      await pieces.return(undefined)
    },
  })

/** `GET /api/invoices/export?format=datev&from=2026-01&to=2026-03`: I9, for admin and support. */
export const exportInvoicesEndpoint = salesCall({
  method: 'get',
  path: '/export',
  scope: 'invoices:read',
  handler: async (req) => {
    const parsed = asked.safeParse(Object.fromEntries(req.searchParams))
    if (!parsed.success) return refused(req, malformed)
    const { format, from, to } = parsed.data
    const context = createContext(req.payload, defaultLocale)
    const { yearBegins } = await findBookkeeping(req.payload.db.drizzle)
    if (format === 'datev' && financialYearOf(from, yearBegins) !== financialYearOf(to, yearBegins)) return refused(req, severalYears)
    const { type, name, encode } = files[format]
    return new Response(streamOf(exportInvoices(context, format, { from, to }), encode), {
      headers: {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${name}_${from}_${to}.csv"`,
        'Cache-Control': 'no-store',
      },
    })
  },
})

/** `GET /api/orders/export?format=csv&from=2026-01-01&to=2026-03-31&status=paid`: O27, for admin and support. */
export const exportOrdersEndpoint = salesCall({
  method: 'get',
  path: '/export',
  scope: 'orders:read',
  handler: async (req) => {
    const parsed = orderExportQuerySchema.safeParse(Object.fromEntries(req.searchParams))
    if (!parsed.success) return refused(req, malformed)
    const { drizzle } = req.payload.db
    if (parsed.data.format === 'json') return answered(await exportPage(drizzle, parsed.data))
    return new Response(streamOf(exportCsv(drizzle, parsed.data), files.csv.encode), {
      headers: {
        'Content-Type': files.csv.type,
        'Content-Disposition': 'attachment; filename="orders.csv"',
        'Cache-Control': 'no-store',
      },
    })
  },
})

const refusals = {
  'not-found': [404, words('staffCalls.refusals.not-found')],
  'not-possible': [409, words('staffCalls.refusals.not-possible')],
} as const satisfies Record<ChargeError, readonly [number, Words]>

const idOf = (asked: unknown): string | null => z.uuid().safeParse(asked).data ?? null

/** `GET /api/payments/{id}/charges`: attempts to charge a saved card for this payment. */
export const readChargesEndpoint = salesCall({
  method: 'get',
  path: '/:id/charges',
  scope: 'orders:read',
  handler: async (req) => {
    const id = idOf(req.routeParams?.['id'])
    return answered({ charges: id === null ? null : await readCharges(req.payload.db.drizzle, id) })
  },
})

/** `POST /api/payments/{id}/charge`: charges the saved card now (U24), for admin and support. */
export const chargeNowEndpoint = salesCall({
  method: 'post',
  path: '/:id/charge',
  handler: async (req, by) => {
    const id = idOf(req.routeParams?.['id'])
    const charged = id === null ? null : await chargeNow(createContext(req.payload, defaultLocale), id, by)
    if (charged?.ok) return answered({ state: charged.value })
    return refused(req, refusals[charged?.error ?? 'not-found'])
  },
})

const receiveRefusals = {
  'not-found': [404, words('staffCalls.receiveRefusals.not-found')],
  'not-open': [409, words('staffCalls.receiveRefusals.not-open')],
  'code-used-up': [409, words('staffCalls.receiveRefusals.code-used-up')],
} as const

/** `POST /api/payments/{id}/received`: marks a payment as received, due now or later; for admin and support. */
export const receivePaymentEndpoint = salesCall({
  method: 'post',
  path: '/:id/received',
  handler: async (req, by) => {
    const outcome = await recordManualPayment(
      createContext(req.payload, defaultLocale),
      String(req.routeParams?.['id'] ?? ''),
      by,
      req.user,
    )
    return outcome.ok ? answered({ received: true }) : refused(req, receiveRefusals[outcome.error])
  },
})
