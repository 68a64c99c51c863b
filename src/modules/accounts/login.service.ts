import { type Account, findAccountById } from './accounts.repository'
import { mergeCartAtLogin } from './visitor-cart'
import { openSession, type CookieToSet, resetAttempts, countLogin, mayRequestEmail, isSecureShop } from '@/modules/auth/sessions'
import type { Context, SignedInCustomer } from '@/lib/context'
import type { Handle } from '@/lib/db/sql'
import type { Payload } from 'payload'
import { z } from 'zod'
import {
  challengeLength,
  createChallenge,
  openChallenge,
  consumeChallenge,
  loginOptions,
  verifyLogin,
} from '@/modules/auth/passkeys/passkey'
import { decryptTicket, encryptTicket } from '@/lib/crypto/encryption'
import { findFactor } from '@/modules/auth/mfa/mfa.repository'
import { isRefusedDemoPassword } from '@/lib/config/demo-password'
import { ok, err, type Result } from '@/core/result'
import { checkPassword, hashDummyPassword, notifyOwner } from './accounts.service'
import { canSendMail } from '@/lib/outbox/outbox'
import { withTransactionSlot, withTransaction, type Transaction } from '@/lib/db/transaction'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { registrationLength, sendAccountLink } from './account-links'
import { parseTypedCode, type TypedCode } from '@/core/accounts/accounts'
import { countCodeAttempt, resetCodeAttempts, type CodeAttempt, consumeCode } from '@/modules/auth/mfa/totp'
import type { TwoStepState } from '@/modules/auth/schema'
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { findPasskey, updatePasskeyUsed } from '@/modules/auth/passkeys/passkeys.repository'
import type { StartedSetup } from './two-factor.service'

export interface Device {
  /** Shown in the session list. */
  readonly name: string | null
  readonly cartToken: string | null
  /** Whether the request comes from the server's own machine. */
  readonly isOwnMachine: boolean
}

export interface SignedIn {
  readonly kind: 'signed-in'
  readonly customer: { readonly name: string; readonly email: string }
  readonly sessionToken: string
  readonly cartToken: string | null
}

/** Merges the cart (O9) and opens a session in the caller's transaction. The caller has verified all factors. */
const beginSession = async (context: Context, handle: Handle, account: Account, device: Device): Promise<SignedIn> => {
  const cartToken = await mergeCartAtLogin(context, handle, account.id, device.cartToken)
  const sessionToken = await openSession(handle, account.id, device.name, context.now())
  return { kind: 'signed-in', customer: { name: account.name, email: account.email }, sessionToken, cartToken }
}

/** Milliseconds between the password and the code. */
const stepLength = 10 * 60 * 1000

const stepSchema = z.object({ account: z.string(), factor: z.string(), stamp: z.string() })

type LoginStep = z.output<typeof stepSchema>

/** Encrypted ticket for the second step. Invalidated by a new password, or when a factor is removed or replaced. */
const encryptLoginStep = (payload: Payload, account: Account, factorId: string, now: number): string =>
  encryptTicket(
    payload,
    { purpose: 'login-step', expiresAt: now + stepLength },
    { account: account.id, factor: factorId, stamp: account.passwordStamp },
  )

export const openLoginStep = (payload: Payload, ticket: string | null | undefined, now: number): LoginStep | null =>
  decryptTicket(payload, 'login-step', stepSchema, ticket, now)

const cookieName = (name: string): string => (isSecureShop() ? `__Host-${name}` : name)

const ticketCookie = (name: string, ticket: string | null, milliseconds: number): CookieToSet => ({
  name: cookieName(name),
  value: ticket ?? '',
  maxAge: ticket === null ? 0 : milliseconds / 1000,
  httpOnly: true,
  secure: isSecureShop(),
})

export const loginStepCookie = (): string => cookieName('login-step')
export const toLoginStepCookie = (ticket: string | null): CookieToSet => ticketCookie('login-step', ticket, stepLength)

/** Cookie that carries the challenge of a passkey login. */
export const passkeyCookie = (): string => cookieName('passkey')
export const toPasskeyCookie = (ticket: string | null): CookieToSet => ticketCookie('passkey', ticket, challengeLength)

/** Cookie that carries the setup of a second factor or of new recovery codes. */
export const setupCookie = (): string => cookieName('two-step')
export const toSetupCookie = (ticket: string | null): CookieToSet => ticketCookie('two-step', ticket, 30 * 60 * 1000)

/** K21: cookie that recognises the registering browser when the emailed link is opened. */
export const registrationCookie = (): string => cookieName('registration')
export const toRegistrationCookie = (ticket: string | null): CookieToSet => ticketCookie('registration', ticket, registrationLength)

export interface CodeRequired {
  readonly kind: 'code-needed'
  /** Ticket for the second step. */
  readonly loginStep: string
}

/**
 * K1: used by every login by password or reset link. If the account has a second factor, it returns only a ticket: no session is opened and
 * no cart is merged.
 */
export const signIn = async (context: Context, handle: Handle, account: Account, device: Device): Promise<SignedIn | CodeRequired> => {
  const factor = await findFactor(handle, { kind: 'customer', id: account.id })
  if (factor === null) return beginSession(context, handle, account, device)
  return { kind: 'code-needed', loginStep: encryptLoginStep(context.payload, account, factor.id, context.now()) }
}

interface Credentials {
  readonly email: string
  readonly password: string
}

/** The password is correct, so it is safe to reveal that the address is unconfirmed and to resend the link. */
const resendConfirmation = async (context: Context, account: Account): Promise<void> => {
  if (!(await mayRequestEmail(context, account.email))) return
  await context.payload.db.drizzle.transaction(async (transaction) => {
    if (await canSendMail(transaction, account.email)) await sendAccountLink(context, transaction, 'verify', account)
  })
}

/** Rejects demo passwords like wrong ones, taking the same time. */
const accountOf = async (context: Context, { email, password }: Credentials, { isOwnMachine }: Device): Promise<Account | null> => {
  if (!isRefusedDemoPassword(password, isOwnMachine)) return checkPassword(context, email, password)
  await hashDummyPassword(password)
  return null
}

/** Unknown accounts are counted, locked out and refused like known ones. */
export const logIn = async (
  context: Context,
  credentials: Credentials,
  device: Device,
): Promise<Result<SignedIn | CodeRequired, DomainError>> => {
  const { email } = credentials
  const { refused, wrong } = await countLogin(context, email)
  if (refused) return err(refused)
  const account = await accountOf(context, credentials, device)
  if (!account) {
    context.logger.info({ address: context.visitor }, 'Login rejected')
    return err(wrong)
  }
  await resetAttempts(context, email)
  if (!account.isVerified) {
    await resendConfirmation(context, account)
    return err(refusal('email-unconfirmed'))
  }
  return withTransactionSlot(context.payload, () =>
    withTransaction(context.payload, async (_req, transaction): Promise<Result<SignedIn | CodeRequired, DomainError>> => {
      const current = await findAccountById(transaction, account.id, { isLocked: true })
      // The password has changed since it was checked.
      if (current?.passwordStamp !== account.passwordStamp) return err(refusal('wrong-credentials'))
      return ok(await signIn(context, transaction, current, device))
    }),
  )
}

const wrongCode = refusal('wrong-code', { field: 'code' })

const completeSecondStep = async (
  context: Context,
  handle: Transaction,
  step: LoginStep,
  typed: TypedCode,
  device: Device,
): Promise<Result<SignedIn, DomainError>> => {
  const account = await findAccountById(handle, step.account, { isLocked: true })
  const factor = account && (await findFactor(handle, { kind: 'customer', id: account.id }))
  // The password or a factor has changed since the first step.
  if (!account?.isVerified || factor?.id !== step.factor || account.passwordStamp !== step.stamp) return err(refusal('begin-again'))
  if (!(await consumeCode(context.payload, handle, factor, typed, context.now()))) return err(wrongCode)
  if (typed.kind === 'recovery') await notifyOwner(handle, account, { kind: 'recovery-code-used', codesLeft: factor.codesLeft - 1 })
  return ok(await beginSession(context, handle, account, device))
}

/** K5: a wrong code means that someone has the password. Warns the owner at most once an hour and locks nobody out permanently. */
const warnOwner = async (context: Context, { account: id, factor }: LoginStep): Promise<void> => {
  const account = await findAccountById(context.payload.db.drizzle, id)
  const hour = Math.floor(context.now() / 3_600_000)
  if (account) await notifyOwner(context.payload.db.drizzle, account, { kind: 'codes-guessed' }, `${factor}:${hour}`)
}

export const enterCode = async (
  context: Context,
  { ticket, code }: { readonly ticket: string | null | undefined; readonly code: string },
  device: Device,
): Promise<Result<SignedIn, DomainError>> => {
  const step = openLoginStep(context.payload, ticket, context.now())
  if (!step) return err(refusal('begin-again'))
  const typed = parseTypedCode(code)
  if (!typed) return err(wrongCode)
  const each: CodeAttempt = { payload: context.payload, visitor: context.visitor, factorId: step.factor, passwordStamp: step.stamp }
  const wait = await countCodeAttempt(each, typed)
  if (wait) {
    if (wait.isOfAccount) await warnOwner(context, step)
    return err(refusal('too-many-tries', { values: { minutes: Math.ceil(wait.seconds / 60) } }))
  }
  const entered = await withTransactionSlot(context.payload, () =>
    withTransaction(context.payload, (_req, transaction) => completeSecondStep(context, transaction, step, typed, device)),
  )
  if (entered.ok) await resetCodeAttempts(each)
  else context.logger.info({ address: context.visitor }, 'Two-step login code rejected')
  return entered
}

export const twoStepState = async (context: Context, { id }: Pick<SignedInCustomer, 'id'>): Promise<TwoStepState> => {
  const factor = await findFactor(context.payload.db.drizzle, { kind: 'customer', id })
  return factor
    ? { isOn: true, since: new Date(factor.since).toISOString(), recoveryCodesLeft: factor.codesLeft }
    : { isOn: false, since: null, recoveryCodesLeft: 0 }
}

export const beginPasskeyLogin = async (context: Context): Promise<StartedSetup<PublicKeyCredentialRequestOptionsJSON>> => {
  const { challenge, ticket } = createChallenge(context.payload, null, context.now())
  return { options: await loginOptions(challenge), ticket }
}

const unknown = err(refusal('passkey-refused'))

/** K7: a passkey combines two factors, the device and its lock, so no code is required. Unknown and wrong passkeys give the same error. */
export const logInWithPasskey = async (
  context: Context,
  { ticket, response }: { readonly ticket: string | null | undefined; readonly response: AuthenticationResponseJSON },
  device: Device,
): Promise<Result<SignedIn, DomainError>> => {
  const openedChallenge = openChallenge(context.payload, ticket, context.now())
  if (!openedChallenge || openedChallenge.owner !== null) return err(refusal('begin-again'))
  return withTransactionSlot(context.payload, () =>
    context.payload.db.drizzle.transaction(async (transaction): Promise<Result<SignedIn, DomainError>> => {
      if (!(await consumeChallenge(transaction, openedChallenge))) return err(refusal('begin-again'))
      const passkey = await findPasskey(transaction, response.id)
      const account = passkey && (await findAccountById(transaction, passkey.customerId, { isLocked: true }))
      if (!passkey || !account?.isVerified) return unknown
      // Read again under the account's lock, so that concurrent responses see each other's counter.
      const current = (await findPasskey(transaction, response.id)) ?? passkey
      const used = await verifyLogin(response, openedChallenge.challenge, current)
      if (!used) return unknown
      await updatePasskeyUsed(transaction, used, context.now())
      return ok(await beginSession(context, transaction, account, device))
    }),
  )
}
