import { z } from 'zod'
import { err, ok, type Result } from '@/core/result'
import { decryptTicket, encryptTicket } from '@/lib/crypto/encryption'
import type { Context, SignedInCustomer } from '@/lib/context'
import { type Handle, uuidV7 } from '@/lib/db/sql'
import { withTransaction, withTransactionSlot } from '@/lib/db/transaction'
import { canonicalEmail } from '@/core/accounts/email-address'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { canSendMail, queueMail } from '@/lib/outbox/outbox'
import { deleteSessionsOf } from '@/modules/auth/sessions.repository'
import { resetAttempts, refuseAttempt, mayRequestEmail } from '@/modules/auth/sessions'
import { type Account, findAccountByEmail, findAccountById, lockAddress, updateEmail, updateOwnerOfAddress } from './accounts.repository'
import { checkPassword, confirmPassword, notifyOwner } from './accounts.service'
import { signIn, type CodeRequired, type Device, type SignedIn } from './login.service'

/** Lifetime of a confirmation link in ms. */
const linkLength = 60 * 60 * 1000

const purpose = 'email-change'

const changeSchema = z.object({ account: z.string(), from: z.string(), to: z.string(), stamp: z.string() })

/** A changed password or address invalidates the link. */
type EmailChange = z.output<typeof changeSchema>

const matchesAccount = ({ account, from, stamp }: EmailChange, current: Account): boolean =>
  current.id === account && current.email === from && current.passwordStamp === stamp

interface EmailChangeRequest {
  readonly email: string
  readonly password: string
}

/**
 * K12: emails a confirmation link to an account's new address; requires the password. The response is the same for an address already in
 * use, whose owner is notified by email.
 */
export const requestEmailChange = async (
  context: Context,
  customer: SignedInCustomer,
  request: EmailChangeRequest,
): Promise<Result<null, DomainError>> => {
  const { payload } = context
  const confirmed = await confirmPassword(context, customer, request.password)
  if (!confirmed.ok) return confirmed
  const { id, email: from, locale, passwordStamp: stamp } = confirmed.value
  const to = canonicalEmail(request.email)
  if (to === from) return err(refusal('email-unchanged', { field: 'email' }))
  if (!(await mayRequestEmail(context, to))) return err(refusal('too-many-requests'))
  const expiresAt = context.now() + linkLength
  const token = encryptTicket(payload, { purpose, expiresAt }, { account: id, from, to, stamp } satisfies EmailChange)
  await payload.db.drizzle.transaction(async (transaction) => {
    if (!(await canSendMail(transaction, to))) return
    const dedupeKey = `${purpose}:${id}:${uuidV7()}`
    const existingAccount = await findAccountByEmail(transaction, to)
    if (existingAccount?.isVerified === true)
      await queueMail(transaction, {
        template: 'address-known',
        to,
        locale: existingAccount.locale,
        data: { name: existingAccount.name },
        dedupeKey,
      })
    else
      await queueMail(transaction, {
        template: 'email-change',
        to,
        locale,
        // W7: omits the name, because the new address is unproven.
        data: { path: `/confirm-email?${new URLSearchParams({ token }).toString()}` },
        dedupeKey,
      })
  })
  return ok(null)
}

const openChange = async (context: Context, handle: Handle, token: string, isLocked = false) => {
  const change = decryptTicket(context.payload, purpose, changeSchema, token, context.now())
  const account = change && (await findAccountById(handle, change.account, { isLocked }))
  return account && matchesAccount(change, account) ? { change, account } : null
}

/** The address that a link confirms, shown on the page that asks for the password; `null` for a used or invalid link. */
export const findEmailChange = async (context: Context, token: string): Promise<{ readonly email: string } | null> => {
  const opened = await openChange(context, context.payload.db.drizzle, token)
  return opened && { email: opened.change.to }
}

/**
 * K12: the link proves ownership of the new mailbox, the password ownership of the account. Ends all sessions, notifies the old address and
 * logs in the confirming browser; guest purchases with the new address join the account.
 */
export const confirmEmailChange = async (
  context: Context,
  { token, password }: { readonly token: string; readonly password: string },
  device: Device,
): Promise<Result<SignedIn | CodeRequired, DomainError>> => {
  const { payload } = context
  const opened = await openChange(context, payload.db.drizzle, token)
  if (!opened) return err(refusal('link-spent'))
  const { from } = opened.change
  const refused = await refuseAttempt(context, from)
  if (refused) return err(refused)
  if (!(await checkPassword(context, from, password))) return err(refusal('wrong-password', { field: 'password' }))
  await resetAttempts(context, from)
  return withTransactionSlot(payload, () =>
    withTransaction(payload, async (req, transaction): Promise<Result<SignedIn | CodeRequired, DomainError>> => {
      const { to } = opened.change
      await lockAddress(transaction, to)
      const current = await openChange(context, transaction, token, true)
      const existing = await findAccountByEmail(transaction, to, { isLocked: true })
      if (!current || existing?.isVerified === true) return err(refusal('link-spent'))
      // The other registration was never confirmed, and its mailbox is now proven to belong to this account.
      if (existing) await payload.delete({ collection: 'customers', id: existing.id, depth: 0, overrideAccess: true, req })
      const renewed = { ...current.account, email: to }
      await updateEmail(transaction, renewed.id, to)
      await deleteSessionsOf(transaction, renewed.id)
      await updateOwnerOfAddress(transaction, renewed)
      await notifyOwner(transaction, current.account, { kind: 'email-changed' })
      return ok(await signIn(context, transaction, renewed, device))
    }),
  )
}
