import type { PayloadRequest } from 'payload'
import { hashForNobody, checkPassword, writePassword } from './accounts.service'
import { mayAskForMail } from '@/modules/auth/sessions'
import { findAccountByEmail, findAccountById, lockAddress, updateOwnerOfAddress, updateVerified } from './accounts.repository'
import { mayMail } from '@/lib/outbox/email-limits'
import type { Context } from '@/lib/context'
import type { Registration } from '@/modules/accounts/schema'
import { type Handle, uuidV7 } from '@/lib/db/sql'
import { withTransactionSlot, withTransaction } from '@/lib/db/transaction'
import { queueMail } from '@/lib/outbox/outbox'
import { normaliseEmail } from '@/lib/http/client-address'
import { sendAccountLink, accountIdOf, isLinkOf } from './account-links'
import { ok, err, type Result } from '@/core/result'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { type Device, type SignedIn, signIn, type CodeNeeded } from './login.service'
import { secretsOf } from '@/lib/crypto/secrets'
import { inConstantTime } from '@/lib/crypto/tokens'
import { isWeakPassword } from '@/core/accounts/password-strength'

/** Creates the account or overwrites an unconfirmed one: the latest registration counts and invalidates older links. */
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

/** Whether an account was written, which costs one hash. */
const register = async (context: Context, req: PayloadRequest, handle: Handle, registration: Registration): Promise<boolean> => {
  const email = normaliseEmail(registration.email)
  await lockAddress(handle, email)
  // Over the email limit nothing is written, so the last link sent stays valid.
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
 * Creates an unconfirmed account. The response doesn't reveal whether one existed: the owner learns that by email, and either way one
 * password is hashed.
 */
export const registerCustomer = async (context: Context, registration: Registration): Promise<void> => {
  const isAsked = await mayAskForMail(context, registration.email)
  const isWritten =
    isAsked &&
    (await withTransactionSlot(context.payload, () =>
      withTransaction(context.payload, (req, transaction) => register(context, req, transaction, registration), { locale: context.locale }),
    ))
  if (!isWritten) await hashForNobody(registration.password)
}

interface Confirmation {
  readonly token: string
  readonly password: string
}

/** Email address that a link would confirm; `null` for an invalid link. */
export const findUnconfirmed = async (context: Context, token: string): Promise<{ readonly email: string } | null> => {
  const id = accountIdOf(token)
  const account = id === null ? null : await findAccountById(context.payload.db.drizzle, id)
  return account && isLinkOf(secretsOf(context.payload), 'verify', account, token, context.now()) ? { email: account.email } : null
}

/**
 * Confirms an address and logs in. The link proves the mailbox; the password proves that its reader is also the registrant. With the link
 * alone, a victim could confirm a stranger's registration and hand over their orders.
 */
export const verifyEmail = async (
  context: Context,
  { token, password }: Confirmation,
  device: Device,
): Promise<Result<SignedIn | CodeNeeded, DomainError>> => {
  const unconfirmed = await findUnconfirmed(context, token)
  if (!unconfirmed) return err(refusal('link-spent'))
  const account = await checkPassword(context, unconfirmed.email, password)
  if (!account) return err(refusal('wrong-password', { field: 'password' }))
  return withTransactionSlot(context.payload, () =>
    withTransaction(context.payload, async (_req, transaction): Promise<Result<SignedIn | CodeNeeded, DomainError>> => {
      const current = await findAccountById(transaction, account.id, { isLocked: true })
      if (!current || !isLinkOf(secretsOf(context.payload), 'verify', current, token, context.now())) return err(refusal('link-spent'))
      await updateVerified(transaction, current.id)
      await updateOwnerOfAddress(transaction, current)
      return ok(await signIn(context, transaction, current, device))
    }),
  )
}

/** Emails a reset link if the account exists. Response and timing are the same if it doesn't. */
export const forgotPassword = (context: Context, address: string): Promise<void> =>
  inConstantTime(async () => {
    const email = normaliseEmail(address)
    if (!(await mayAskForMail(context, email))) return
    await withTransactionSlot(context.payload, () =>
      context.payload.db.drizzle.transaction(async (transaction) => {
        const isMailed = await mayMail(transaction, email)
        const account = await findAccountByEmail(transaction, email)
        if (account && isMailed) await sendAccountLink(context, transaction, 'reset', account)
      }),
    )
  })

interface PasswordReset {
  readonly token: string
  readonly password: string
}

export const opensReset = async (context: Context, token: string): Promise<boolean> => {
  const id = accountIdOf(token)
  const account = id === null ? null : await findAccountById(context.payload.db.drizzle, id)
  return account !== null && isLinkOf(secretsOf(context.payload), 'reset', account, token, context.now())
}

const reset = async (
  context: Context,
  req: PayloadRequest,
  handle: Handle,
  { token, password }: PasswordReset,
  device: Device,
): Promise<Result<SignedIn | CodeNeeded, DomainError>> => {
  const id = accountIdOf(token)
  const account = id === null ? null : await findAccountById(handle, id, { isLocked: true })
  if (!account || !isLinkOf(secretsOf(context.payload), 'reset', account, token, context.now())) return err(refusal('link-spent'))
  if (isWeakPassword(password, account.email, account.name)) return err(refusal('weak-password', { field: 'password' }))
  await writePassword(context, req, handle, account, password)
  // The link proves the mailbox, and the new password is its owner's.
  if (!account.isVerified) {
    await updateVerified(handle, account.id)
    await updateOwnerOfAddress(handle, account)
  }
  // Reload: tickets must be signed with the new password's stamp.
  const renewed = (await findAccountById(handle, account.id)) ?? account
  return ok(await signIn(context, handle, renewed, device))
}

/** Sets a password by reset link: ends every session, lifts a lockout and logs this browser in. A second factor stays (K2). */
export const resetPassword = (
  context: Context,
  request: PasswordReset,
  device: Device,
): Promise<Result<SignedIn | CodeNeeded, DomainError>> =>
  withTransactionSlot(context.payload, () =>
    withTransaction(context.payload, (req, transaction) => reset(context, req, transaction, request, device)),
  )
