import { z } from 'zod'
import { requiredText } from '@/lib/http/text'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'
import { accessSchema, factsSchema } from '@/lib/provisioning-report'
import { closeTask, type StaffCommand, type CloseJobError } from '@/modules/provisioning/provisioning.service'
import { answered, bodyOf, refused, salesCall } from '@/payload/admin/payments/staff-calls'
import { type Words, words } from '@/payload/words'

const reason = requiredText(300)

const done = { access: accessSchema.nullable(), facts: factsSchema.default({}) }

export const closeTaskSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('done'), ...done }),
  z.strictObject({ kind: z.literal('facts'), ...done, access: accessSchema }),
  z.strictObject({ kind: z.enum(['failed', 'again']), reason }),
])

const toCommand = (body: z.output<typeof closeTaskSchema>): StaffCommand => {
  if ('reason' in body) return body
  if (body.kind === 'facts') return { kind: 'facts', report: { access: body.access, facts: body.facts } }
  return { kind: 'done', report: body.access && { access: body.access, facts: body.facts } }
}

const refusals = {
  malformed: [400, words('provisioning.malformed')],
  'not-found': [404, words('provisioning.missing')],
  'not-possible': [409, words('provisioning.notNow')],
} as const satisfies Record<CloseJobError | 'malformed', readonly [number, Words]>

/** `POST /api/provision-tasks/{id}/close`: closes or restarts a provisioning job, for admin and support (U27, U29). */
export const closeTaskEndpoint = salesCall({
  method: 'post',
  path: '/:id/close',
  scope: 'jobs:write',
  handler: async (req, by) => {
    const parsed = closeTaskSchema.safeParse(await bodyOf(req))
    if (!parsed.success) return refused(req, refusals.malformed)
    const id = z.uuid().safeParse(req.routeParams?.['id']).data
    if (id === undefined) return refused(req, refusals['not-found'])
    const deed = toCommand(parsed.data)
    const closed = await closeTask(createContext(req.payload, defaultLocale), { id, deed, by })
    return closed.ok ? answered({ closed: true }) : refused(req, refusals[closed.error])
  },
})
