import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { hashDummyPassword, checkPassword, writePassword } from './accounts.service'
import { refuseAttempt, mayRequestEmail, resetAttempts } from '@/modules/auth/sessions'
import {
  type Account,
  findAccountByEmail,
  findAccountById,
  lockAddress,
  updateOwnerOfAddress,
  markEmailVerified,
} from './accounts.repository'
import { canSendMail, queueMail } from '@/lib/outbox/outbox'
import type { Context } from '@/lib/context'
import type { Registration } from '@/modules/accounts/schema'
import { type Handle, uuidV7 } from '@/lib/db/sql'
import { withTransactionSlot, withTransaction, type Transaction } from '@/lib/db/transaction'
import { canonicalEmail } from '@/core/accounts/email-address'
import { sendAccountLink, accountIdOf, isLinkOf, registrationLength } from './account-links'
import { ok, err, type Result } from '@/core/result'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { type Device, type SignedIn, signIn, type CodeRequired } from './login.service'
import { decryptTicket, encryptTicket } from '@/lib/crypto/encryption'
import { secretsOf } from '@/lib/crypto/secrets'
import { isMailProof, opensOrder } from '@/modules/orders/order-access'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { inConstantTime } from '@/lib/crypto/tokens'
import { isWeakPassword } from '@/core/accounts/password-strength'

/** Creates the account or overwrites an unconfirmed one: the latest registration wins and invalidates older links. */
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
    data: { ...data, email: canonicalEmail(email) },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return made.id
}

/** Writes the account or nothing; in both cases, the caller pays for one hash. */
const register = async (context: Context, req: PayloadRequest, handle: Handle, registration: Registration): Promise<Account | null> => {
  const email = canonicalEmail(registration.email)
  await lockAddress(handle, email)
  // Once the email limit is reached, nothing is written, so that the last link sent stays valid.
  if (!(await canSendMail(handle, email))) return null
  const existing = await findAccountByEmail(handle, email, { isLocked: true })
  if (existing?.isVerified) {
    const { id, name, locale } = existing
    await queueMail(handle, { template: 'address-known', to: email, locale, data: { name }, dedupeKey: `address-known:${id}:${uuidV7()}` })
    return null
  }
  const account = await findAccountById(handle, await writeUnconfirmed(context, req, existing?.id ?? null, registration))
  if (account) await sendAccountLink(context, handle, 'verify', account)
  return account
}

const ticketPurpose = 'registration'
const ticketSchema = z.object({ account: z.string(), stamp: z.string() })

/** K21: ticket for the registering browser. Without an account, it has the same length but grants nothing. */
const encryptRegistration = ({ payload, now }: Context, account: Account | null): string =>
  encryptTicket(
    payload,
    { purpose: ticketPurpose, expiresAt: now() + registrationLength },
    { account: account?.id ?? uuidV7(), stamp: account?.passwordStamp ?? randomBytes(32).toString('hex') },
  )

/**
 * Creates an unconfirmed account and returns the ticket for the registering browser. The response doesn't reveal whether an account
 * existed: the owner learns that by email, and one password is hashed in either case.
 */
export const registerCustomer = async (context: Context, registration: Registration): Promise<{ readonly ticket: string }> => {
  const isAsked = await mayRequestEmail(context, registration.email)
  const written = isAsked
    ? await withTransactionSlot(context.payload, () =>
        withTransaction(context.payload, (req, transaction) => register(context, req, transaction, registration), {
          locale: context.locale,
        }),
      )
    : null
  if (written === null) await hashDummyPassword(registration.password)
  return { ticket: encryptRegistration(context, written) }
}

interface OrderRegistration {
  readonly orderNumber: string
  readonly password: string
}

interface OrderProof {
  /** Token that grants access to the order. */
  readonly token: string | null
  /** K20: the proof from the link in an order email. */
  readonly mailProof: string | null
}

interface RegistrationResult {
  readonly kind: 'registered'
  readonly email: string
  readonly ticket: string
}

/**
 * K20: creates an account for the buyer of a guest order, with the order's name and address. With the proof from an order email, the
 * account is active immediately and owns the address's purchases; otherwise, a link must first confirm the address.
 */
export const registerFromOrder = async (
  context: Context,
  { orderNumber, password }: OrderRegistration,
  { token, mailProof }: OrderProof,
  device: Device,
): Promise<Result<SignedIn | CodeRequired | RegistrationResult, DomainError>> => {
  const order = await findOrderByNumber(context.payload.db.drizzle, orderNumber)
  if (!order || token === null || !opensOrder(context.payload, order, token) || order.customerId !== null) return err(refusal('not-found'))
  const { name, email } = order.contact
  if (isWeakPassword(password, email, name)) return err(refusal('weak-password', { field: 'password' }))
  if (mailProof === null || !isMailProof(context.payload, { orderNumber: order.orderNumber, email }, mailProof, context.now())) {
    const { ticket } = await registerCustomer(context, { name, email, password })
    return ok({ kind: 'registered', email, ticket })
  }
  return withTransactionSlot(context.payload, () =>
    withTransaction(
      context.payload,
      async (req, transaction): Promise<Result<SignedIn | CodeRequired, DomainError>> => {
        await lockAddress(transaction, canonicalEmail(email))
        const existing = await findAccountByEmail(transaction, canonicalEmail(email), { isLocked: true })
        if (existing?.isVerified) return err(refusal('address-has-account', { field: 'password' }))
        const id = await writeUnconfirmed(context, req, existing?.id ?? null, { name, email, password })
        await markEmailVerified(transaction, id)
        await updateOwnerOfAddress(transaction, { id, email })
        const account = await findAccountById(transaction, id)
        return account ? ok(await signIn(context, transaction, account, device)) : err(refusal('not-found'))
      },
      { locale: context.locale },
    ),
  )
}

interface Confirmation {
  readonly token: string
  /** Not needed if the registering browser presents its ticket. */
  readonly password?: string | undefined
}

/** K21: whether this browser registered the password that the link would confirm. */
const isRegistrant = ({ payload, now }: Context, account: Account, ticket: string | null): boolean => {
  const kept = decryptTicket(payload, ticketPurpose, ticketSchema, ticket, now())
  return kept?.account === account.id && kept.stamp === account.passwordStamp
}

const findLinked = async (context: Context, token: string): Promise<Account | null> => {
  const id = accountIdOf(token)
  const account = id === null ? null : await findAccountById(context.payload.db.drizzle, id)
  return account && isLinkOf(secretsOf(context.payload), 'verify', account, token, context.now()) ? account : null
}

/** Account that a link would confirm; `null` for an invalid link. */
export const findUnconfirmed = async (
  context: Context,
  token: string,
  ticket: string | null = null,
): Promise<{ readonly email: string; readonly isRegistrant: boolean } | null> => {
  const account = await findLinked(context, token)
  return account && { email: account.email, isRegistrant: isRegistrant(context, account, ticket) }
}

/** Counts attempts in the same way as logins. */
const checkRegistrant = async (context: Context, email: string, password: string): Promise<Result<Account, DomainError>> => {
  const refused = await refuseAttempt(context, email)
  if (refused) return err(refused)
  const account = await checkPassword(context, email, password)
  if (!account) return err(refusal('wrong-password', { field: 'password' }))
  await resetAttempts(context, email)
  return ok(account)
}

/**
 * Confirms an address and logs in. The link proves ownership of the mailbox; the password, or the ticket of the browser that registered it
 * (K21), proves that the link's reader is also the registrant. With the link alone, a victim could confirm a stranger's registration and
 * hand over their orders.
 */
export const verifyEmail = async (
  context: Context,
  { token, password }: Confirmation,
  device: Device,
  ticket: string | null = null,
): Promise<Result<SignedIn | CodeRequired, DomainError>> => {
  const linked = await findLinked(context, token)
  if (!linked) return err(refusal('link-spent'))
  const checked = isRegistrant(context, linked, ticket) ? ok(linked) : await checkRegistrant(context, linked.email, password ?? '')
  if (!checked.ok) return checked
  const account = checked.value
  return withTransactionSlot(context.payload, () =>
    withTransaction(context.payload, async (_req, transaction): Promise<Result<SignedIn | CodeRequired, DomainError>> => {
      const current = await findAccountById(transaction, account.id, { isLocked: true })
      if (!current || !isLinkOf(secretsOf(context.payload), 'verify', current, token, context.now())) return err(refusal('link-spent'))
      await markEmailVerified(transaction, current.id)
      await updateOwnerOfAddress(transaction, current)
      return ok(await signIn(context, transaction, current, device))
    }),
  )
}

/**
 * Emails a reset link within the limits of the mailbox and the visitor. `onSent` runs in the email's transaction.
 * @returns false without an account, or if a limit is reached
 */
export const sendResetLink = async (
  context: Context,
  address: string,
  onSent: (transaction: Transaction) => Promise<void> = async () => undefined,
): Promise<boolean> => {
  const email = canonicalEmail(address)
  if (!(await mayRequestEmail(context, email))) return false
  return withTransactionSlot(context.payload, () =>
    context.payload.db.drizzle.transaction(async (transaction) => {
      const isMailed = await canSendMail(transaction, email)
      const account = await findAccountByEmail(transaction, email)
      if (!account || !isMailed) return false
      await sendAccountLink(context, transaction, 'reset', account)
      await onSent(transaction)
      return true
    }),
  )
}

/** If the account doesn't exist, the response and timing are the same. */
export const forgotPassword = (context: Context, address: string): Promise<void> =>
  inConstantTime(async () => {
    await sendResetLink(context, address)
  })

interface PasswordReset {
  readonly token: string
  readonly password: string
}

export const isResetTokenValid = async (context: Context, token: string): Promise<boolean> => {
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
): Promise<Result<SignedIn | CodeRequired, DomainError>> => {
  const id = accountIdOf(token)
  const account = id === null ? null : await findAccountById(handle, id, { isLocked: true })
  if (!account || !isLinkOf(secretsOf(context.payload), 'reset', account, token, context.now())) return err(refusal('link-spent'))
  if (isWeakPassword(password, account.email, account.name)) return err(refusal('weak-password', { field: 'password' }))
  await writePassword(context, req, handle, account, password)
  // The link proves ownership of the mailbox, and the new password comes from its owner.
  if (!account.isVerified) {
    await markEmailVerified(handle, account.id)
    await updateOwnerOfAddress(handle, account)
  }
  // Reloads the account, because tickets must be signed with the new password's stamp.
  const renewed = (await findAccountById(handle, account.id)) ?? account
  return ok(await signIn(context, handle, renewed, device))
}

/** Sets a password through a reset link: ends all sessions, lifts a lockout and logs this browser in. A second factor is kept (K2). */
export const resetPassword = async (
  context: Context,
  request: PasswordReset,
  device: Device,
): Promise<Result<SignedIn | CodeRequired, DomainError>> => {
  const done = await withTransactionSlot(context.payload, () =>
    withTransaction(context.payload, (req, transaction) => reset(context, req, transaction, request, device)),
  )
  const id = done.ok ? accountIdOf(request.token) : null
  const account = id === null ? null : await findAccountById(context.payload.db.drizzle, id)
  if (account) await resetAttempts(context, account.email)
  return done
}
