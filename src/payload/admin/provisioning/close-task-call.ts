import type { Endpoint } from 'payload'
import { z } from 'zod'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'
import { closeTask, type StaffCommand, type NotClosed } from '@/modules/provisioning/provisioning.service'
import { answered, bodyOf, forbidden, refused, staffMember } from '@/payload/admin/payments/staff-calls'
import { type Words, words } from '@/payload/words'

const line = z.string().trim().min(1).max(200)
const reason = z.string().trim().min(1).max(300)

/** U28: all three, or none where there is nothing to get into. No field takes a password. */
const access = z.strictObject({ address: line, user: line, panel: z.url({ protocol: /^https$/ }).max(500) }).nullable()

const commandSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('done'), access }),
  z.strictObject({ kind: z.enum(['failed', 'again']), reason }),
])

const refusals = {
  malformed: [400, words('provisioning.malformed')],
  'not-found': [404, words('provisioning.missing')],
  'not-possible': [409, words('provisioning.notNow')],
} as const satisfies Record<NotClosed | 'malformed', readonly [number, Words]>

/** `POST /api/provision-tasks/{id}/close`: what admin and support say of a task (U27, U29). */
export const closeTaskEndpoint: Endpoint = {
  method: 'post',
  path: '/:id/close',
  handler: async (req) => {
    const by = staffMember(req)
    if (by === null) return refused(req, forbidden)
    const parsed = commandSchema.safeParse(await bodyOf(req))
    if (!parsed.success) return refused(req, refusals.malformed)
    const id = z.uuid().safeParse(req.routeParams?.['id']).data
    if (id === undefined) return refused(req, refusals['not-found'])
    const deed: StaffCommand = parsed.data
    const closed = await closeTask(createContext(req.payload, defaultLocale), { id, deed, by })
    return closed.ok ? answered({ closed: true }) : refused(req, refusals[closed.error])
  },
}
