import { parseVatId } from '@/core/invoices/vat-id'
import { ok, err, type Result } from '@/core/result'
import type { Customer } from '@/payload-types'
import type { Context, SignedInCustomer } from '@/lib/context'
import { refusal, type DomainError } from '@/lib/http/http-error'
import type { ProfileChange } from '@/modules/accounts/schema'
import type { ProfileResponse } from '@/modules/accounts/answers-schema'
import { updateProfile, findAccountByEmail, type Account, unlockAccount, findAccountById, updateOwnerOfOrder } from './accounts.repository'
import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { APIError, type RequestContext, type PayloadRequest } from 'payload'
import { passwordForms } from '@/core/accounts/accounts'
import { readableEmail, canonicalEmail } from '@/core/accounts/email-address'
import { clearLockout, resetAttempts, refuseAttempt, openSession } from '@/modules/auth/sessions'
import { type Handle, uuidV7 } from '@/lib/db/sql'
import { queueMail } from '@/lib/outbox/outbox'
import { isWeakPassword } from '@/core/accounts/password-strength'
import { withTransactionSlot, withTransaction } from '@/lib/db/transaction'
import { deleteOpenCartsOf } from '@/modules/cart/cart.repository'
import { deleteContactsOf, disableAutoRenew } from '@/modules/domains/domains.repository'
import { cancelAllAtTermEnd, findSubscriptionsOfCustomer, type SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'
import { deleteSessionsOf } from '@/modules/auth/sessions.repository'
import type { SecurityEvent, MailData } from '@/lib/outbox/email-data'
import { isHeld } from '@/core/domains/lifecycle'
import { cardText } from '@/core/payments/types'
import { accountClosureLimits, cardLimits } from '@/lib/config/limits'
import { listDomains } from '@/modules/domains/domains.service'
import { findCardsOf } from '@/modules/payments/saved-methods/saved-methods.repository'
import { listPartsOfCustomer, type DuePart } from '@/modules/subscriptions/parts'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { opensOrder } from '@/modules/orders/order-access'

/** U48: what ends with an account and what remains. */
export interface AccountClosure {
  /** Active subscriptions; each runs to the end of its paid term. */
  readonly subscriptions: readonly SubscriptionRecord[]
  /** Registered until `expiresAt`, without renewal. */
  readonly domains: readonly { readonly domain: string; readonly expiresAt: string | null }[]
  /** Instalments that remain due. */
  readonly parts: readonly DuePart[]
  /** Deleted immediately, also at the payment provider. */
  readonly cards: readonly string[]
}

export const loadAccountClosure = async (context: Context, customer: Pick<SignedInCustomer, 'id'>): Promise<AccountClosure> => {
  const { drizzle } = context.payload.db
  const [subscriptions, domains, parts, cards] = await Promise.all([
    findSubscriptionsOfCustomer(drizzle, customer.id, { offset: 0, limit: accountClosureLimits.listed }),
    listDomains(context, customer, 'USD'),
    listPartsOfCustomer(context, customer),
    findCardsOf(drizzle, customer.id, cardLimits.listed),
  ])
  return {
    subscriptions: subscriptions.filter(({ state }) => state !== 'ended'),
    domains: domains
      .filter(({ state }) => isHeld(state))
      .map(({ domain, expiresAt }) => ({ domain, expiresAt }))
      .slice(0, accountClosureLimits.listed),
    parts,
    cards: cards.map(cardText),
  }
}

/** Closure data for the email to the owner. A past-due subscription ends at `now`. */
const closureForMail = ({ subscriptions, domains, parts }: AccountClosure, now: number): Omit<MailData['account-deleted'], 'name'> => ({
  subscriptions: subscriptions.map(({ name, termEnd }) => ({ name, endsAt: new Date(Math.max(termEnd, now)).toISOString() })),
  domains: domains.flatMap(({ domain, expiresAt }) => (expiresAt === null ? [] : [{ domain, expiresAt }])),
  isOwed: parts.length > 0,
})

type Address = ProfileResponse['billingAddress']

const toAddress = (address: Customer['billingAddress']): Address =>
  address?.line1 && address.city && address.country
    ? {
        line1: address.line1,
        line2: address.line2 ?? null,
        city: address.city,
        region: address.region ?? null,
        postalCode: address.postalCode ?? '',
        country: address.country,
      }
    : null

const toProfile = (customer: Customer): ProfileResponse => ({
  name: customer.name,
  email: readableEmail(customer.email),
  company: customer.company ?? null,
  vatId: customer.vatId ?? null,
  phone: customer.phone ?? null,
  billingAddress: toAddress(customer.billingAddress),
  locale: customer.locale,
  createdAt: customer.createdAt,
})

export const getProfile = async ({ payload }: Context, { id }: Pick<SignedInCustomer, 'id'>): Promise<ProfileResponse> =>
  toProfile(await payload.findByID({ collection: 'customers', id, depth: 0, overrideAccess: true }))

/** I6: the VAT number and address are changed separately but must match. */
const withFittingVatId = async (
  context: Context,
  customer: Pick<SignedInCustomer, 'id'>,
  change: ProfileChange,
): Promise<Result<ProfileChange, DomainError>> => {
  if (change.vatId === undefined && change.billingAddress === undefined) return ok(change)
  const known = await getProfile(context, customer)
  const { vatId, billingAddress } = { ...known, ...change }
  if (!vatId) return ok(change)
  const fitting = parseVatId(vatId, billingAddress?.country ?? '')
  return fitting === null ? err(refusal('vat-id-invalid', { field: 'vatId' })) : ok({ ...change, vatId: fitting })
}

export const changeProfile = async (
  context: Context,
  customer: Pick<SignedInCustomer, 'id'>,
  change: ProfileChange,
): Promise<Result<ProfileResponse, DomainError>> => {
  const fitting = await withFittingVatId(context, customer, change)
  if (!fitting.ok) return fitting
  await updateProfile(context.payload.db.drizzle, customer.id, fitting.value)
  return ok(await getProfile(context, customer))
}

const derive = promisify(pbkdf2)

/** Costs as much as Payload's own hash (PBKDF2, 600,000 rounds), so that timing doesn't reveal whether an account exists. */
export const hashDummyPassword = async (password: string): Promise<void> => {
  await derive(password, randomBytes(32).toString('hex'), 600_000, 32, 'sha256')
}

/** Payload rejects a login with a status below 500; any other error is internal. */
const isRefusal = (fault: unknown): boolean => fault instanceof APIError && fault.status < 500

/** Login context that tells Payload's hooks not to normalise the password. */
export const exactPassword: RequestContext = { isExactPassword: true }

export const isExactPassword = (context: RequestContext): boolean => context['isExactPassword'] === true

/** K9: tries each normalised form of a password; by the time it fails, every form has been hashed. */
export const tryPasswordForms = async (password: string, isRight: (form: string) => Promise<boolean>): Promise<boolean> => {
  for (const form of passwordForms(password)) if (await isRight(form)) return true
  return false
}

/** Returns `null` for an unknown account and for a wrong password, in the same time. Attempts are counted before (`refuseAttempt`). */
export const checkPassword = async (context: Context, email: string, password: string): Promise<Account | null> => {
  const known = canonicalEmail(email)
  const account = await findAccountByEmail(context.payload.db.drizzle, known)
  if (!account) {
    await tryPasswordForms(password, async (form) => {
      await hashDummyPassword(form)
      return false
    })
    return null
  }
  const isRight = await tryPasswordForms(password, async (form) => {
    try {
      const data = { email: known, password: form }
      await context.payload.login({ collection: 'customers', data, depth: 0, overrideAccess: true, context: { ...exactPassword } })
      return true
    } catch (fault) {
      if (isRefusal(fault)) return false
      throw fault
    }
  })
  return isRight ? account : null
}

/** Requires the password again before security changes, which protects unattended browsers. */
export const confirmPassword = async (
  context: Context,
  customer: SignedInCustomer,
  password: string,
  field = 'password',
): Promise<Result<Account, DomainError>> => {
  const refused = await refuseAttempt(context, customer.email)
  if (refused) return err(refused)
  const account = await checkPassword(context, customer.email, password)
  if (account?.id !== customer.id) return err(refusal('wrong-password', { field }))
  await resetAttempts(context, customer.email)
  return ok(account)
}

const unlockAndNotify = async (
  handle: Handle,
  account: Account,
  data: Pick<MailData['password-changed'], 'isByStaff'> = {},
): Promise<void> => {
  await unlockAccount(handle, account.id)
  await queueMail(handle, {
    template: 'password-changed',
    to: account.email,
    locale: account.locale,
    data: { name: account.name, ...data },
    dedupeKey: `password-changed:${account.id}:${uuidV7()}`,
  })
}

/** After staff set a password: lifts the lockout of every IP address, since the customer's is unknown, and emails the owner. */
export const followStaffPassword = async (handle: Handle, customerId: string): Promise<void> => {
  const account = await findAccountById(handle, customerId)
  if (!account) return
  await clearLockout(handle, account.email)
  await unlockAndNotify(handle, account, { isByStaff: true })
}

/** Stores a password, ends all sessions (through the collection's hook), lifts a lockout and emails the owner. */
export const writePassword = async (
  context: Context,
  req: PayloadRequest,
  handle: Handle,
  account: Account,
  password: string,
): Promise<void> => {
  await context.payload.update({ collection: 'customers', id: account.id, data: { password }, depth: 0, overrideAccess: true, req })
  await unlockAndNotify(handle, account)
}

interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
}

/** Ends all other sessions; returns the token of a new session for this browser. */
export const changePassword = async (
  context: Context,
  customer: SignedInCustomer,
  { currentPassword, newPassword }: PasswordChange,
  deviceName: string | null,
): Promise<Result<{ readonly sessionToken: string }, DomainError>> => {
  const confirmed = await confirmPassword(context, customer, currentPassword, 'currentPassword')
  if (!confirmed.ok) return confirmed
  const account = confirmed.value
  if (isWeakPassword(newPassword, account.email, account.name)) return err(refusal('weak-password', { field: 'newPassword' }))
  return withTransactionSlot(context.payload, () =>
    withTransaction(context.payload, async (req, transaction): Promise<Result<{ readonly sessionToken: string }, DomainError>> => {
      const current = await findAccountById(transaction, account.id, { isLocked: true })
      // A concurrent change won, so the checked password is no longer current.
      if (current?.passwordStamp !== account.passwordStamp) return err(refusal('wrong-password', { field: 'currentPassword' }))
      await writePassword(context, req, transaction, current, newPassword)
      return ok({ sessionToken: await openSession(transaction, current.id, deviceName, context.now()) })
    }),
  )
}

/**
 * Permanently deletes the account with its sessions and open carts (deleted by the collection's hook), and emails its owner what ends
 * (U48). Orders are kept as legally required records, and domains stay registered until they expire without renewal; whoever later confirms
 * the same address gets both back.
 */
export const deleteAccount = async (context: Context, customer: SignedInCustomer, password: string): Promise<Result<null, DomainError>> => {
  const confirmed = await confirmPassword(context, customer, password)
  if (!confirmed.ok) return confirmed
  const { id, email, name, locale } = confirmed.value
  const closure = closureForMail(await loadAccountClosure(context, customer), context.now())
  await withTransactionSlot(context.payload, () =>
    withTransaction(context.payload, async (req, transaction) => {
      await context.payload.delete({ collection: 'customers', id, depth: 0, overrideAccess: true, req })
      await queueMail(transaction, {
        template: 'account-deleted',
        to: email,
        locale,
        data: { name, ...closure },
        dedupeKey: `account-deleted:${id}`,
      })
    }),
  )
  return ok(null)
}

/** A new email address is as powerful as a new password, since it receives the reset link. */
export const changesCredentials = ({ email, password }: Readonly<Record<string, unknown>>, user: { readonly email: string }): boolean =>
  typeof password === 'string' ||
  (email !== undefined && (typeof email !== 'string' || canonicalEmail(email) !== canonicalEmail(user.email)))

/** Cleans up when an account is deleted: sessions, open carts, auto-renewal and domain contacts (N9). Subscriptions end with their term. */
export const cleanUpAccount = async (handle: Handle, customerId: string): Promise<void> => {
  await deleteSessionsOf(handle, customerId)
  await deleteOpenCartsOf(handle, customerId)
  await disableAutoRenew(handle, customerId)
  await deleteContactsOf(handle, customerId)
  await cancelAllAtTermEnd(handle, customerId)
}

/** Emails a security notice in the caller's transaction. `once`: dedupe key for concurrent occurrences. */
export const notifyOwner = async (
  handle: Handle,
  { id, email, name, locale }: Pick<Account, 'id' | 'email' | 'name' | 'locale'>,
  event: SecurityEvent,
  once: string = uuidV7(),
): Promise<void> => {
  await queueMail(handle, {
    template: 'security-notice',
    to: email,
    locale,
    data: { name, ...event },
    dedupeKey: `security-notice:${event.kind}:${id}:${once}`,
  })
}

/**
 * O7: assigns a guest's order to the account that presents its token. Returns `not-found` without the token, or if the order belongs to
 * another account.
 */
export const claimOrderByToken = (
  context: Context,
  { id }: SignedInCustomer,
  orderNumber: string,
  token: string | null,
): Promise<Result<null, DomainError>> =>
  context.payload.db.drizzle.transaction(async (transaction) => {
    const order = await findOrderByNumber(transaction, orderNumber)
    const isShown = order !== null && token !== null && opensOrder(context.payload, order, token)
    return isShown && (await updateOwnerOfOrder(transaction, id, order.id)) ? ok(null) : err(refusal('not-found'))
  })
