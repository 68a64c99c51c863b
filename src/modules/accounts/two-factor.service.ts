import { err, type Result, ok } from '@/core/result'
import type { Context, SignedInCustomer } from '@/lib/context'
import { withTransactionSlot, withTransaction, type Transaction } from '@/lib/db/transaction'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { findAccountById, type Account } from './accounts.repository'
import { confirmPassword, notifyOwner } from './accounts.service'
import {
  decryptNewCodes,
  encryptNewCodes,
  storeRecoveryCodes,
  confirmingStep,
  decryptSetup,
  encryptSetup,
  storeFactor,
  type FactorSetup,
  keyUri,
} from '@/modules/auth/mfa/totp'
import { findFactor, type SecondFactor, deleteFactor, type FactorOwner } from '@/modules/auth/mfa/mfa.repository'
import type { Handle } from '@/lib/db/sql'
import { deleteSessionsBut } from '@/modules/auth/sessions.repository'
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import {
  createChallenge,
  openChallenge,
  consumeChallenge,
  type Challenge,
  readRegistration,
  registrationOptions,
} from '@/modules/auth/passkeys/passkey'
import { deletePasskeyOf, findPasskeysOf, insertPasskey, type Passkey } from '@/modules/auth/passkeys/passkeys.repository'
import type { PasskeyList } from '@/modules/auth/schema'
import { toIsoString } from '@/core/dates'

const changeLocked = async <Value>(
  context: Context,
  customer: SignedInCustomer,
  password: string,
  work: (transaction: Transaction, account: Account) => Promise<Result<Value, DomainError>>,
): Promise<Result<Value, DomainError>> => {
  const confirmed = await confirmPassword(context, customer, password)
  if (!confirmed.ok) return confirmed
  return withTransactionSlot(context.payload, () =>
    withTransaction(context.payload, async (_req, transaction): Promise<Result<Value, DomainError>> => {
      const account = await findAccountById(transaction, customer.id, { isLocked: true })
      // A concurrent change won, so the checked password is no longer current.
      if (account?.passwordStamp !== confirmed.value.passwordStamp) return err(refusal('wrong-password', { field: 'password' }))
      return work(transaction, account)
    }),
  )
}

const factorOf = (handle: Handle, { id }: SignedInCustomer): Promise<SecondFactor | null> => findFactor(handle, { kind: 'customer', id })

/** Creates recovery codes that become valid once confirmed. Reuses the `carried` ticket, so that all tabs show the same codes. */
export const beginNewCodes = async (
  context: Context,
  customer: SignedInCustomer,
  carried: string | null | undefined,
): Promise<Result<{ readonly ticket: string }, DomainError>> => {
  const factor = await factorOf(context.payload.db.drizzle, customer)
  if (!factor) return err(refusal('two-step-off'))
  const isUnderWay = decryptNewCodes(context.payload, factor.id, carried, context.now()) !== null
  return ok({ ticket: isUnderWay && carried ? carried : encryptNewCodes(context.payload, factor.id, context.now()) })
}

export const showNewCodes = async (
  context: Context,
  customer: SignedInCustomer,
  ticket: string | null | undefined,
): Promise<readonly string[] | null> => {
  const factor = await factorOf(context.payload.db.drizzle, customer)
  return factor && decryptNewCodes(context.payload, factor.id, ticket, context.now())
}

/** K4: replaces all earlier codes, whether used or not. */
export const renewCodes = (
  context: Context,
  customer: SignedInCustomer,
  { ticket, password }: { readonly ticket: string | null | undefined; readonly password: string },
): Promise<Result<null, DomainError>> =>
  changeLocked(context, customer, password, async (transaction, account) => {
    const factor = await factorOf(transaction, customer)
    const codes = factor && decryptNewCodes(context.payload, factor.id, ticket, context.now())
    if (!factor || !codes) return err(refusal('begin-again'))
    await storeRecoveryCodes(transaction, factor.id, codes)
    await notifyOwner(transaction, account, { kind: 'recovery-codes-renewed' })
    return ok(null)
  })

/** K2: requires the password and logs out all other browsers. */
export const disableTwoFactor = (context: Context, customer: SignedInCustomer, password: string): Promise<Result<null, DomainError>> =>
  changeLocked(context, customer, password, async (transaction, account) => {
    if (!(await deleteFactor(transaction, { kind: 'customer', id: customer.id }))) return ok(null)
    await deleteSessionsBut(transaction, customer.id, customer.sessionId)
    await notifyOwner(transaction, account, { kind: 'two-step-off' })
    return ok(null)
  })

const ownerOf = ({ id }: SignedInCustomer): FactorOwner => ({ kind: 'customer', id })

interface ShownSetup extends FactorSetup {
  /** For the QR code, or to open on a phone. */
  readonly uri: string
}

/**
 * Starts the setup and returns its ticket. Reuses the `carried` ticket, so that two tabs show the same secret and codes, and the codes
 * written down are valid whichever tab is confirmed.
 */
export const beginTwoFactorSetup = async (
  context: Context,
  customer: SignedInCustomer,
  carried: string | null | undefined,
): Promise<Result<{ readonly ticket: string }, DomainError>> => {
  if (await findFactor(context.payload.db.drizzle, ownerOf(customer))) return err(refusal('two-step-on'))
  const isUnderWay = decryptSetup(context.payload, ownerOf(customer), carried, context.now()) !== null
  return ok({ ticket: isUnderWay && carried ? carried : encryptSetup(context.payload, ownerOf(customer), context.now()) })
}

/** Null unless the ticket was issued to this customer. */
export const showSetup = async (
  context: Context,
  customer: SignedInCustomer,
  ticket: string | null | undefined,
): Promise<ShownSetup | null> => {
  const setup = decryptSetup(context.payload, ownerOf(customer), ticket, context.now())
  if (!setup) return null
  const { brandName } = await context.payload.findGlobal({ slug: 'site-settings', select: { brandName: true }, depth: 0 })
  return { ...setup, uri: keyUri(setup.secret, { issuer: brandName, account: customer.email }) }
}

interface SetupConfirmation {
  readonly ticket: string | null | undefined
  readonly code: string
  readonly password: string
}

/** K2: requires the password and one code, which proves that the app works before a login depends on it. Logs out all other browsers. */
export const enableTwoFactor = async (
  context: Context,
  customer: SignedInCustomer,
  { ticket, code, password }: SetupConfirmation,
): Promise<Result<null, DomainError>> => {
  const setup = decryptSetup(context.payload, ownerOf(customer), ticket, context.now())
  if (!setup) return err(refusal('begin-again'))
  const step = confirmingStep(setup, code, context.now())
  if (step === null) return err(refusal('wrong-code', { field: 'code' }))
  return changeLocked(context, customer, password, async (transaction, account) => {
    const isStored = await storeFactor(context.payload, transaction, { owner: ownerOf(customer), setup, step }, context.now())
    if (!isStored) return err(refusal('two-step-on'))
    await deleteSessionsBut(transaction, customer.id, customer.sessionId)
    await notifyOwner(transaction, account, { kind: 'two-step-on' })
    return ok(null)
  })
}

const mostPasskeys = 20

const tooMany = refusal('too-many-passkeys', { values: { maximum: mostPasskeys } })

export interface StartedSetup<Options> {
  readonly options: Options
  /** The browser sends this back. */
  readonly ticket: string
}

/** K7: requires the password, so that no one can add a passkey in an unattended browser. */
export const beginPasskey = async (
  context: Context,
  customer: SignedInCustomer,
  password: string,
): Promise<Result<StartedSetup<PublicKeyCredentialCreationOptionsJSON>, DomainError>> => {
  const confirmed = await confirmPassword(context, customer, password)
  if (!confirmed.ok) return confirmed
  const known = await findPasskeysOf(context.payload.db.drizzle, customer.id)
  if (known.length >= mostPasskeys) return err(tooMany)
  const { brandName } = await context.payload.findGlobal({ slug: 'site-settings', select: { brandName: true }, depth: 0 })
  const { id, passwordStamp } = confirmed.value
  const { challenge, ticket } = createChallenge(context.payload, { id, passwordStamp }, context.now())
  return ok({ options: await registrationOptions(customer, brandName, challenge, known), ticket })
}

interface NamedPasskey {
  readonly ticket: string | null | undefined
  readonly name: string
  readonly response: RegistrationResponseJSON
}

/** Holds the account's row lock: a password change invalidates the challenge, and concurrent tabs can't exceed the limit. */
const storePasskey = async (
  transaction: Handle,
  asked: Challenge,
  passkey: Omit<Passkey, 'id' | 'createdAt' | 'lastUsedAt'>,
  now: number,
): Promise<Result<null, DomainError>> => {
  const account = await findAccountById(transaction, passkey.customerId, { isLocked: true })
  if (!account || account.passwordStamp !== asked.owner?.passwordStamp) return err(refusal('begin-again'))
  if (!(await consumeChallenge(transaction, asked))) return err(refusal('begin-again'))
  if ((await findPasskeysOf(transaction, account.id)).length >= mostPasskeys) return err(tooMany)
  if (!(await insertPasskey(transaction, passkey, now))) return err(refusal('passkey-refused'))
  await notifyOwner(transaction, account, { kind: 'passkey-added' })
  return ok(null)
}

export const addPasskey = async (
  context: Context,
  customer: SignedInCustomer,
  { ticket, name, response }: NamedPasskey,
): Promise<Result<null, DomainError>> => {
  const openedChallenge = openChallenge(context.payload, ticket, context.now())
  if (openedChallenge?.owner?.id !== customer.id) return err(refusal('begin-again'))
  const made = await readRegistration(response, openedChallenge.challenge)
  if (!made) return err(refusal('passkey-refused'))
  return withTransactionSlot(context.payload, () =>
    context.payload.db.drizzle.transaction((transaction) =>
      storePasskey(transaction, openedChallenge, { ...made, customerId: customer.id, name }, context.now()),
    ),
  )
}

/** False if there was none. */
export const removePasskey = (context: Context, customer: SignedInCustomer, id: string): Promise<boolean> =>
  withTransactionSlot(context.payload, () =>
    context.payload.db.drizzle.transaction(async (transaction) => {
      if (!(await deletePasskeyOf(transaction, customer.id, id))) return false
      const account = await findAccountById(transaction, customer.id)
      if (account) await notifyOwner(transaction, account, { kind: 'passkey-removed' })
      return true
    }),
  )

/** Oldest first. */
export const listPasskeys = async (context: Context, { id: customerId }: Pick<SignedInCustomer, 'id'>): Promise<PasskeyList> => ({
  passkeys: (await findPasskeysOf(context.payload.db.drizzle, customerId)).map(({ id, name, createdAt, lastUsedAt, isBackedUp }) => ({
    id,
    name,
    createdAt: toIsoString(createdAt),
    lastUsedAt: lastUsedAt === null ? null : toIsoString(lastUsedAt),
    isBackedUp,
  })),
})
