import { z } from 'zod'
import { requiredText } from '@/lib/http/text'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'
import type { Access } from '@/core/provisioning/provisioning'
import { closeTask, type StaffCommand, type NotClosed } from '@/modules/provisioning/provisioning.service'
import { answered, bodyOf, refused, salesCall } from '@/payload/admin/payments/staff-calls'
import { type Words, words } from '@/payload/words'

const line = requiredText(200)
const reason = requiredText(300)

const nothing = z.literal('').transform(() => undefined)

/** U28: all three, or `null` if there is nothing to log in to. C4: addresses and mail server for the domain's DNS. Passwords are not accepted. */
const access = z
  .strictObject({
    address: line,
    user: line,
    panel: z.url({ protocol: /^https$/ }).max(500),
    ipv4: z.ipv4().or(nothing).optional(),
    ipv6: z.ipv6().or(nothing).optional(),
    mailHost: line.or(nothing).optional(),
  })
  .transform(({ ipv4, ipv6, mailHost, ...rest }): Access => ({
    ...rest,
    ...(ipv4 && { ipv4 }),
    ...(ipv6 && { ipv6 }),
    ...(mailHost && { mailHost }),
  }))
  .nullable()

const commandSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('done'), access }),
  z.strictObject({ kind: z.enum(['failed', 'again']), reason }),
])

const refusals = {
  malformed: [400, words('provisioning.malformed')],
  'not-found': [404, words('provisioning.missing')],
  'not-possible': [409, words('provisioning.notNow')],
} as const satisfies Record<NotClosed | 'malformed', readonly [number, Words]>

/** `POST /api/provision-tasks/{id}/close`: closes or restarts a provisioning job, for admin and support (U27, U29). */
export const closeTaskEndpoint = salesCall({
  method: 'post',
  path: '/:id/close',
  scope: 'jobs:write',
  handler: async (req, by) => {
    const parsed = commandSchema.safeParse(await bodyOf(req))
    if (!parsed.success) return refused(req, refusals.malformed)
    const id = z.uuid().safeParse(req.routeParams?.['id']).data
    if (id === undefined) return refused(req, refusals['not-found'])
    const deed: StaffCommand = parsed.data
    const closed = await closeTask(createContext(req.payload, defaultLocale), { id, deed, by })
    return closed.ok ? answered({ closed: true }) : refused(req, refusals[closed.error])
  },
})
