import {
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  APIError,
  type CollectionBeforeLoginHook,
} from 'payload'
import { clientAddress } from '@/lib/http/request-origin'
import { handleOfRequest } from '@/lib/db/transaction'
import { findFactor, deleteSessionsWithoutFactor, type FactorOwner, type SecondFactor } from '@/modules/auth/mfa/mfa.repository'
import { admins } from '@/payload/access/rules'
import { refuseConflict, refuseTooManyRequests } from '@/payload/hooks/documents'
import {
  type QrDrawing,
  renderQr,
  decryptSetup,
  encryptSetup,
  keyUri,
  countCodeAttempt,
  resetCodeAttempts,
  type CodeAttempt,
  confirmingStep,
  storeFactor,
  consumeCode,
} from '@/modules/auth/mfa/totp'
import type { User } from '@/payload-types'
import { parseTypedCode } from '@/core/accounts/accounts'
import type { Handle } from '@/lib/db/sql'
import { endPasswordCheck } from '@/payload/access/own-session'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { notifyStaff } from './owner-call'

/** K6: whether all staff must use two-step login. */
export const isRequiredForAll = async (req: PayloadRequest): Promise<boolean> => {
  const { requireTwoSteps } = await req.payload.findGlobal({
    slug: 'site-settings',
    select: { requireTwoSteps: true },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return requireTwoSteps === true
}

const isTurnedOn = (after: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>> | undefined): boolean =>
  after['requireTwoSteps'] === true && before?.['requireTwoSteps'] !== true

/** Admins can only require two-step login after setting up their own. */
export const requireOwnFirst: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { user } = req
  if (user?.collection !== 'users' || !isTurnedOn(data, originalDoc)) return data
  const factor = await findFactor(await handleOfRequest(req), { kind: 'staff', id: user.id })
  return factor ? data : refuseConflict({ req }, words('mfa.refusals.ownFirst'))
}

/** Whether an admin sent this value. Restoring an older version of the settings, which marketers may do, also includes it. */
const isAskedFor = (req: PayloadRequest, isRequired: boolean): boolean =>
  req.user === null || (admins({ req }) && req.data?.['requireTwoSteps'] === isRequired)

/** Logs out staff without a second factor, who set one up at the next login. A change that no admin requested is reverted. */
export const followRequirement: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [isRequired, wasRequired] = [doc?.requireTwoSteps === true, previousDoc?.requireTwoSteps === true]
  if (isRequired === wasRequired) return
  if (!isAskedFor(req, isRequired)) {
    await req.payload.db.updateGlobal({ slug: 'site-settings', data: { requireTwoSteps: wasRequired }, req })
  } else if (isRequired) await deleteSessionsWithoutFactor(await handleOfRequest(req))
}

interface ShownSetup {
  /** Sent back with the first code. */
  readonly ticket: string
  readonly secret: string
  readonly codes: readonly string[]
  readonly qr: QrDrawing
}

/** The password was correct; this is the next step. */
type SecondStep = { readonly kind: 'code' } | { readonly kind: 'setup'; readonly setup: ShownSetup }

/** Thrown to roll back a login. */
export class SecondFactorRequiredError extends APIError {
  constructor(readonly step: SecondStep) {
    super('A second factor is required.', 401, null, true)
  }
}

/** A new secret and recovery codes. The client returns the ticket with the first code to confirm them. */
export const createLoginSetup = async (
  { payload }: PayloadRequest,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<ShownSetup> => {
  const now = Date.now()
  const ticket = encryptSetup(payload, { kind: 'staff', id }, now)
  const setup = decryptSetup(payload, { kind: 'staff', id }, ticket, now)
  const { brandName } = await payload.findGlobal({ slug: 'site-settings', select: { brandName: true }, depth: 0, overrideAccess: true })
  const { secret = '', codes = [] } = setup ?? {}
  return { ticket, secret, codes, qr: renderQr(keyUri(secret, { issuer: `${brandName} · admin`, account: email })) }
}

interface SecondStepBrought {
  readonly code: string | undefined
  /** Ticket for a setup that the login itself started. */
  readonly setup: string | undefined
}

const broughtBy = ({ data }: PayloadRequest): SecondStepBrought => {
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
  return { code: text(data?.['code']), setup: text(data?.['setup']) }
}

type Person = Pick<User, 'id' | 'email' | 'name'>

const refuseCode = (req: PayloadRequest): never => {
  throw new APIError(translate(req, words('mfa.refusals.wrongCode')), 401, null, true)
}

/** K5, as for customers. */
const countTry = async (
  req: PayloadRequest,
  handle: Handle,
  user: Person,
  factor: SecondFactor,
  typed: ReturnType<typeof parseTypedCode>,
) => {
  const each: CodeAttempt = {
    payload: req.payload,
    visitor: clientAddress(req.headers),
    factorId: factor.id,
    passwordStamp: factor.passwordStamp,
  }
  const wait = typed && (await countCodeAttempt(each, typed))
  if (wait?.isOfAccount) {
    await notifyStaff(req.payload.db.drizzle, user, { kind: 'codes-guessed' }, `${factor.id}:${Math.floor(Date.now() / 3_600_000)}`)
  }
  if (wait) refuseTooManyRequests({ req }, words('mfa.refusals.tooMany'))
  return each
}

const enterCode = async (req: PayloadRequest, handle: Handle, user: Person, factor: SecondFactor, code: string): Promise<void> => {
  const typed = parseTypedCode(code)
  const each = await countTry(req, handle, user, factor, typed)
  if (!typed || !(await consumeCode(req.payload, handle, factor, typed, Date.now()))) return refuseCode(req)
  if (typed.kind === 'recovery') await notifyStaff(handle, user, { kind: 'recovery-code-used', codesLeft: factor.codesLeft - 1 })
  await resetCodeAttempts(each)
}

/** K6: sets up the second factor during login if one is required. */
const setUp = async (req: PayloadRequest, handle: Handle, user: Person, { setup: ticket, code }: SecondStepBrought): Promise<void> => {
  const owner: FactorOwner = { kind: 'staff', id: user.id }
  const setup = decryptSetup(req.payload, owner, ticket, Date.now())
  if (!setup || code === undefined) throw new SecondFactorRequiredError({ kind: 'setup', setup: await createLoginSetup(req, user) })
  const step = confirmingStep(setup, code, Date.now())
  if (step === null) return refuseCode(req)
  await storeFactor(req.payload, handle, { owner, setup, step }, Date.now())
  await notifyStaff(handle, user, { kind: 'two-step-on' })
}

/** Whether a password alone is not enough for this account. */
export const requiresSecondFactor = async (req: PayloadRequest, userId: string): Promise<boolean> =>
  (await findFactor(req.payload.db.drizzle, { kind: 'staff', id: userId })) !== null || (await isRequiredForAll(req))

/**
 * K1, K6: Payload runs this hook before it signs a token, on login and on password reset, in the transaction that stores the session.
 * Throwing rolls back.
 */
export const requireSecondFactor: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  // Internal code checks or sets a password without creating a session.
  if (req.payloadAPI === 'local') return endPasswordCheck(req, user)
  const handle = await handleOfRequest(req)
  const brought = broughtBy(req)
  const factor = await findFactor(handle, { kind: 'staff', id: user.id })
  if (!factor) {
    if (await isRequiredForAll(req)) await setUp(req, handle, user, brought)
    return
  }
  if (brought.code === undefined) throw new SecondFactorRequiredError({ kind: 'code' })
  await enterCode(req, handle, user, factor, brought.code)
}
