import type { Endpoint } from 'payload'
import { z } from 'zod'
import { toCsv } from '@/core/csv'
import type { Handle } from '@/lib/db/sql'
import { findStaffActions, type LoggedAction, type StaffActionQuestion } from '@/lib/audit'
import { guardEndpoint, admins } from '@/payload/access/rules'
import { recordAction } from '@/payload/hooks/audit'

const together = 1_000

const day = z.union([z.literal(''), z.iso.date()]).default('')
const text = z.string().max(200).default('')

const asked = z.object({ person: text, area: text, from: day, to: day })

const filled = (value: string): string | null => (value === '' ? null : value)

const dayAfter = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString()

/** Dates are whole UTC days. */
const toQuestion = ({ person, area, from, to }: z.output<typeof asked>): StaffActionQuestion => ({
  person: filled(person.trim()),
  area: filled(area.trim()),
  from: from === '' ? null : `${from}T00:00:00Z`,
  until: to === '' ? null : dayAfter(to),
})

const columns = ['id', 'at', 'person', 'action', 'area', 'document', 'field', 'before', 'after'] as const

/** One CSV row per changed field, or one row if there are no field changes. */
const linesOf = ({ id, at, person, action, area, document, fields, changes }: LoggedAction): readonly (readonly string[])[] => {
  const head = [id, at, person, action, area, document ?? '']
  const told = changes.map(({ field, before, after }) => [...head, field, before ?? '', after ?? ''])
  return told.length > 0 ? told : [[...head, fields.join(' '), '', '']]
}

/** Streams newest first with backpressure: years of log entries never fit into memory at once. */
const exportActions = (handle: Handle, question: StaffActionQuestion): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  let before: string | null = null
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${toCsv([columns])}`)),
    pull: async (controller) => {
      const actions = await findStaffActions(handle, question, before, together)
      const last = actions.at(-1)
      if (last === undefined) return controller.close()
      before = last.id
      controller.enqueue(encoder.encode(toCsv(actions.flatMap(linesOf))))
    },
  })
}

const headers = {
  'Cache-Control': 'no-store',
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': 'attachment; filename="audit-log.csv"',
}

/** `GET /api/staff-actions/export?person=&area=&from=2026-01-01&to=2026-03-31`: A8, admins only. */
export const exportActionsEndpoint: Endpoint = guardEndpoint(
  {
    method: 'get',
    path: '/export',
    handler: async (req) => {
      const parsed = asked.safeParse(Object.fromEntries(req.searchParams))
      if (!parsed.success)
        return Response.json({ errors: [{ message: 'Bad Request' }] }, { status: 400, headers: { 'Cache-Control': 'no-store' } })
      await recordAction(req, { action: 'exported', area: 'staff-actions', document: null, fields: [] })
      return new Response(exportActions(req.payload.db.drizzle, toQuestion(parsed.data)), { headers })
    },
  },
  admins,
)
