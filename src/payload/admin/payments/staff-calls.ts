import type { PayloadRequest, Endpoint } from 'payload'
import { salesStaff } from '@/payload/access/rules'
import { translate, words, type Words } from '@/payload/words'
import { z } from 'zod'
import { defaultLocale } from '@/lib/config/locales'
import { financialYearOf, isMonth } from '@/core/invoices/datev'
import { createContext } from '@/container'
import { findBookkeeping } from '@/modules/invoices/accounting-export.repository'
import { exportFormats, exportInvoices, type ExportFormat, encodeWindows1252 } from '@/modules/invoices/accounting-export'
import { chargeNow, readCharges, type NotCharged } from '@/modules/renewals/dunning/dunning.service'
import { receiveByHand } from '@/modules/payments/payments.service'

/** Email of an admin or support user; null for anyone else. */
export const staffMember = (req: PayloadRequest): string | null =>
  salesStaff({ req }) && req.user?.collection === 'users' ? req.user.email : null

export const refused = (req: PayloadRequest, [status, text]: readonly [number, Words]): Response =>
  Response.json({ errors: [{ message: translate(req, text) }] }, { status, headers: { 'Cache-Control': 'no-store' } })

export const answered = (body: unknown): Response => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

export const forbidden = [
  403,
  words({
    en: 'You may not do this.',
    es: 'No tiene permiso para hacerlo.',
    fr: 'Vous n’en avez pas le droit.',
    de: 'Dazu haben Sie keine Berechtigung.',
  }),
] as const

/** The body as JSON, or `null` if it is invalid or longer than any form of the admin sends. */
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

const malformed = [
  400,
  words({
    en: 'Please name a format (csv or datev), and two months such as 2026-01, the earlier one first.',
    es: 'Indique un formato (csv o datev) y dos meses como 2026-01, primero el anterior.',
    fr: 'Veuillez indiquer un format (csv ou datev) et deux mois tels que 2026-01, le plus ancien d’abord.',
    de: 'Bitte nennen Sie ein Format (csv oder datev) und zwei Monate wie 2026-01, den früheren zuerst.',
  }),
] as const

const severalYears = [
  400,
  words({
    en: 'A DATEV batch belongs to one financial year: please export each year by itself.',
    es: 'Un lote de DATEV pertenece a un solo ejercicio: exporte cada año por separado.',
    fr: 'Un lot DATEV appartient à un seul exercice : exportez chaque année séparément.',
    de: 'Ein DATEV-Buchungsstapel gehört zu einem Wirtschaftsjahr: Bitte exportieren Sie jedes Jahr für sich.',
  }),
] as const

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
export const exportInvoicesEndpoint: Endpoint = {
  method: 'get',
  path: '/export',
  handler: async (req) => {
    if (staffMember(req) === null) return refused(req, forbidden)
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
}

const refusals = {
  'not-found': [
    404,
    words({
      en: 'No card is to pay this.',
      es: 'Ninguna tarjeta paga esto.',
      fr: 'Aucune carte ne règle ce paiement.',
      de: 'Hierfür ist keine Karte vorgesehen.',
    }),
  ],
  'not-possible': [
    409,
    words({
      en: 'It is paid or being charged. Reload the page.',
      es: 'Está pagado o se está cobrando. Vuelva a cargar la página.',
      fr: 'Il est payé ou en cours de débit. Rechargez la page.',
      de: 'Sie ist bezahlt oder wird gerade abgebucht. Bitte laden Sie die Seite neu.',
    }),
  ],
} as const satisfies Record<NotCharged, readonly [number, Words]>

const idOf = (asked: unknown): string | null => z.uuid().safeParse(asked).data ?? null

/** `GET /api/payments/{id}/charges`: attempts to charge a saved card for this payment. */
export const readChargesEndpoint: Endpoint = {
  method: 'get',
  path: '/:id/charges',
  handler: async (req) => {
    if (staffMember(req) === null) return refused(req, forbidden)
    const id = idOf(req.routeParams?.['id'])
    return answered({ charges: id === null ? null : await readCharges(req.payload.db.drizzle, id) })
  },
}

/** `POST /api/payments/{id}/charge`: charges the saved card now (U24), for admin and support. */
export const chargeNowEndpoint: Endpoint = {
  method: 'post',
  path: '/:id/charge',
  handler: async (req) => {
    const by = staffMember(req)
    if (by === null) return refused(req, forbidden)
    const id = idOf(req.routeParams?.['id'])
    const charged = id === null ? null : await chargeNow(createContext(req.payload, defaultLocale), id, by)
    if (charged?.ok) return answered({ state: charged.value })
    return refused(req, refusals[charged?.error ?? 'not-found'])
  },
}

const receiveRefusals = {
  'not-found': [
    404,
    words({
      en: 'There is no such payment.',
      es: 'No existe ese pago.',
      fr: 'Ce paiement n’existe pas.',
      de: 'Diese Zahlung gibt es nicht.',
    }),
  ],
  'not-open': [
    409,
    words({
      en: 'Nobody owes this payment.',
      es: 'Nadie debe este pago.',
      fr: 'Ce paiement n’est pas dû.',
      de: 'Diese Zahlung ist nicht offen.',
    }),
  ],
  'code-used-up': [
    409,
    words({
      en: 'The discount code of this order has no uses left. Raise its limit, or cancel the order and refund the transfer.',
      es: 'El código de descuento de este pedido no tiene más usos. Aumente su límite, o cancele el pedido y devuelva la transferencia.',
      fr: 'Le code de réduction de cette commande n’a plus d’utilisations. Augmentez sa limite, ou annulez la commande et remboursez le virement.',
      de: 'Der Rabattcode dieser Bestellung ist aufgebraucht. Erhöhen Sie sein Limit, oder stornieren Sie die Bestellung und erstatten Sie die Überweisung.',
    }),
  ],
} as const

/** `POST /api/payments/{id}/received`: marks a payment as received, due now or later; for admin and support. */
export const receivePaymentEndpoint: Endpoint = {
  method: 'post',
  path: '/:id/received',
  handler: async (req) => {
    const by = staffMember(req)
    if (by === null) return refused(req, forbidden)
    const outcome = await receiveByHand(createContext(req.payload, defaultLocale), String(req.routeParams?.['id'] ?? ''), by, req.user)
    return outcome.ok ? answered({ received: true }) : refused(req, receiveRefusals[outcome.error])
  },
}
