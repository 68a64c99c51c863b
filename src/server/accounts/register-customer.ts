import type { PayloadRequest } from 'payload'
import { hashForNobody } from './check-password'
import { mayAskForMail } from './count-tries'
import { findAccountByEmail, findAccountById, lockAddress } from './account-repository'
import { mayMail } from '@/server/platform/outbox/mail-limit-repository'
import type { Context } from '@/server/platform/context'
import type { Registration } from '@/contract/account'
import type { Handle } from '@/server/platform/database/handle'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { uuidV7 } from '@/server/platform/database/uuid-v7'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { normaliseEmail } from '@/server/platform/normalise-email'
import { withTransaction } from '@/server/platform/with-transaction'
import { sendAccountLink } from './send-account-link'

/** A new account, or the same registration made anew: until it is confirmed, the last one typed counts and older links are spent. */
const writeUnconfirmed = async (
  context: Context,
  req: PayloadRequest,
  id: string | null,
  { name, email, password }: Registration,
): Promise<string> => {
  const data = { name, password, locale: context.locale }
  if (id !== null) {
    await context.payload.update({ collection: 'customers', id, data, depth: 0, overrideAccess: true, req })
    return id
  }
  const made = await context.payload.create({
    collection: 'customers',
    data: { ...data, email: normaliseEmail(email) },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return made.id
}

/** Whether an account was written, which takes a hash. */
const register = async (context: Context, req: PayloadRequest, handle: Handle, registration: Registration): Promise<boolean> => {
  const email = normaliseEmail(registration.email)
  await lockAddress(handle, email)
  // What may not be mailed is not written: the link that was mailed last goes on counting.
  if (!(await mayMail(handle, email))) return false
  const existing = await findAccountByEmail(handle, email, { isLocked: true })
  if (existing?.isVerified) {
    const { id, name, locale } = existing
    await queueMail(handle, { template: 'address-known', to: email, locale, data: { name }, dedupeKey: `address-known:${id}:${uuidV7()}` })
    return false
  }
  const account = await findAccountById(handle, await writeUnconfirmed(context, req, existing?.id ?? null, registration))
  if (account) await sendAccountLink(context, handle, 'verify', account)
  return true
}

/**
 * Opens an account that waits for its address to be confirmed. The answer says nothing of whether there was one: the owner of
 * the address reads it in a mail, and either way takes one hash.
 */
export const registerCustomer = async (context: Context, registration: Registration): Promise<void> => {
  const isAsked = await mayAskForMail(context, registration.email)
  const isWritten =
    isAsked &&
    (await withinLimit(context.payload, () =>
      withTransaction(context.payload, (req, transaction) => register(context, req, transaction, registration), { locale: context.locale }),
    ))
  if (!isWritten) await hashForNobody(registration.password)
}
