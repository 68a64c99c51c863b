import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { createContext } from '@/container'
import { insertStaffAction } from '@/lib/audit'
import { withTransaction } from '@/lib/db/transaction'
import { defaultLocale } from '@/lib/config/locales'
import { clientAddress } from '@/lib/http/request-origin'
import { type Account, findAccountById, updateStaffNote } from '@/modules/accounts/accounts.repository'
import { changeProfile } from '@/modules/accounts/accounts.service'
import { sendResetLink } from '@/modules/accounts/registration.service'
import { profileChangeSchema } from '@/modules/accounts/schema'
import { answered, bodyOf, refused, salesCall } from '@/payload/admin/payments/staff-calls'
import { recordAction } from '@/payload/hooks/audit'
import { words } from '@/payload/words'

const asked = z.strictObject({ profile: profileChangeSchema, staffNote: z.string().max(4_000) })

const notFound = [404, words('customerForm.notFound')] as const
const malformed = [400, words('customerForm.malformed')] as const
const vatMismatch = [422, words('customerForm.vatMismatch')] as const
const tooManyLinks = [429, words('customerForm.resetLink.limit')] as const

const findAsked = async ({ payload, routeParams }: PayloadRequest): Promise<Account | null> => {
  const id = z.uuid().safeParse(routeParams?.['id']).data
  return id === undefined ? null : findAccountById(payload.db.drizzle, id)
}

/**
 * `POST /api/customers/{id}/profile`: changes name, address and staff note (M14), for admin and support. Email and password are excluded.
 */
export const changeCustomerEndpoint = salesCall({
  method: 'post',
  path: '/:id/profile',
  handler: async (req) => {
    const account = await findAsked(req)
    if (!account) return refused(req, notFound)
    const { id } = account
    const parsed = asked.safeParse(await bodyOf(req))
    if (!parsed.success) return refused(req, malformed)
    const { profile, staffNote } = parsed.data
    const changed = await changeProfile(createContext(req.payload, defaultLocale), { id }, profile)
    if (!changed.ok) return refused(req, vatMismatch)
    await withTransaction(
      req.payload,
      async (joined, transaction) => {
        await updateStaffNote(transaction, id, staffNote.trim())
        await recordAction(joined, { action: 'changed', area: 'customers', document: id, fields: [...Object.keys(profile), 'staffNote'] })
      },
      { user: req.user },
    )
    return answered({ isDone: true })
  },
})

/** K28: `POST /api/customers/{id}/reset-link`, for admin and support. */
export const sendResetLinkEndpoint = salesCall({
  method: 'post',
  path: '/:id/reset-link',
  handler: async (req, person) => {
    const account = await findAsked(req)
    if (!account) return refused(req, notFound)
    const context = { ...createContext(req.payload, defaultLocale), visitor: clientAddress(req.headers) }
    const action = { action: 'changed', area: 'customers', document: account.id, fields: ['resetLink'] } as const
    const sent = await sendResetLink(context, account.email, (transaction) => insertStaffAction(transaction, { person, ...action }))
    return sent ? answered({ isDone: true }) : refused(req, tooManyLinks)
  },
})
