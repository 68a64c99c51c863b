import { z } from 'zod'
import { createContext } from '@/container'
import { withTransaction } from '@/lib/db/transaction'
import { defaultLocale } from '@/lib/config/locales'
import { findAccountById, updateStaffNote } from '@/modules/accounts/accounts.repository'
import { changeProfile } from '@/modules/accounts/accounts.service'
import { profileChangeSchema } from '@/modules/accounts/schema'
import { answered, bodyOf, refused, salesCall } from '@/payload/admin/payments/staff-calls'
import { recordAction } from '@/payload/hooks/audit'
import { words } from '@/payload/words'

const asked = z.strictObject({ profile: profileChangeSchema, staffNote: z.string().max(4_000) })

const notFound = [404, words('customerForm.notFound')] as const
const malformed = [400, words('customerForm.malformed')] as const
const vatMismatch = [422, words('customerForm.vatMismatch')] as const

/**
 * `POST /api/customers/{id}/profile`: changes name, address and staff note (M14), for admin and support. Email and password are excluded.
 */
export const changeCustomerEndpoint = salesCall({
  method: 'post',
  path: '/:id/profile',
  handler: async (req) => {
    const id = z.uuid().safeParse(req.routeParams?.['id']).data
    if (id === undefined || !(await findAccountById(req.payload.db.drizzle, id))) return refused(req, notFound)
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
