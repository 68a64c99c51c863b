import type { Endpoint } from 'payload'
import { z } from 'zod'
import { defaultLocale } from '@/lib/config/locales'
import { financialYearOf, isMonth } from '@/core/invoices/datev'
import { createContext } from '@/container'
import { findBookkeeping } from '@/modules/invoices/accounting-export.repository'
import { exportFormats, exportInvoices, type ExportFormat, encodeWindows1252 } from '@/modules/invoices/accounting-export'
import { words } from '@/cms/words'
import { forbidden, refused, staffMember } from './payments/staff-calls'

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

/** Piece by piece as it is read: whoever goes away stops what was still to come. */
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
