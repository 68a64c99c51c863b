import { APIError, type CollectionBeforeLoginHook, type PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { readTypedCode } from '@/core/accounts/accounts'
import { clientAddress, handleOfRequest } from '@/lib/http/client-address'
import type { Handle } from '@/lib/db/sql'
import { countCode, forgetCodes, type CodeTry, confirmingStep, openSetup, storeFactor, spendCode } from '@/modules/auth/mfa/totp'
import { findFactor, type FactorOwner, type SecondFactor } from '@/modules/auth/mfa/mfa.repository'
import { endPasswordCheck } from '@/cms/access/own-password'
import { refuseTry } from '@/cms/hooks/refuse-change'
import { translate } from '@/cms/words'
import { isRequiredOfAll } from './required-of-all'
import { SecondStepNeeded } from './second-step-needed'
import { newSetup } from './shown-setup'
import { tellStaff } from './tell-staff'
import { refusals } from './texts'

/** What the login brought along beside address and password. */
interface SecondStepBrought {
  readonly code: string | undefined
  /** The ticket of a setup that the login itself asked for. */
  readonly setup: string | undefined
}

const broughtBy = ({ data }: PayloadRequest): SecondStepBrought => {
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
  return { code: text(data?.['code']), setup: text(data?.['setup']) }
}

type Person = Pick<User, 'id' | 'email' | 'name'>

const refuseCode = (req: PayloadRequest): never => {
  throw new APIError(translate(req, refusals.wrongCode), 401, null, true)
}

/** K5, as for customers. */
const countTry = async (
  req: PayloadRequest,
  handle: Handle,
  user: Person,
  factor: SecondFactor,
  typed: ReturnType<typeof readTypedCode>,
) => {
  const each: CodeTry = {
    payload: req.payload,
    visitor: clientAddress(req.headers),
    factorId: factor.id,
    passwordStamp: factor.passwordStamp,
  }
  const wait = typed && (await countCode(each, typed))
  if (wait?.isOfAccount) {
    await tellStaff(req.payload.db.drizzle, user, { kind: 'codes-guessed' }, `${factor.id}:${Math.floor(Date.now() / 3_600_000)}`)
  }
  if (wait) refuseTry({ req }, refusals.tooMany)
  return each
}

const enterCode = async (req: PayloadRequest, handle: Handle, user: Person, factor: SecondFactor, code: string): Promise<void> => {
  const typed = readTypedCode(code)
  const each = await countTry(req, handle, user, factor, typed)
  if (!typed || !(await spendCode(req.payload, handle, factor, typed, Date.now()))) return refuseCode(req)
  if (typed.kind === 'recovery') await tellStaff(handle, user, { kind: 'recovery-code-used', codesLeft: factor.codesLeft - 1 })
  await forgetCodes(each)
}

/** K6: set up at the login itself, by whoever has none where all staff need one. */
const setUp = async (req: PayloadRequest, handle: Handle, user: Person, { setup: ticket, code }: SecondStepBrought): Promise<void> => {
  const owner: FactorOwner = { kind: 'staff', id: user.id }
  const setup = openSetup(req.payload, owner, ticket, Date.now())
  if (!setup || code === undefined) throw new SecondStepNeeded({ kind: 'setup', setup: await newSetup(req, user) })
  const step = confirmingStep(setup, code, Date.now())
  if (step === null) return refuseCode(req)
  await storeFactor(req.payload, handle, { owner, setup, step }, Date.now())
  await tellStaff(handle, user, { kind: 'two-step-on' })
}

/** Whether a member of staff comes in by the password alone. */
export const asksSecondStep = async (req: PayloadRequest, userId: string): Promise<boolean> =>
  (await findFactor(req.payload.db.drizzle, { kind: 'staff', id: userId })) !== null || (await isRequiredOfAll(req))

/**
 * K1, K6: Payload asks here at every door that ends in a session of staff, its own login and the link to a new password alike, before it
 * signs a token and in the transaction that keeps the session. What is thrown undoes both.
 */
export const askSecondStep: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  // The shop's own code checks a password, or sets one: nobody comes in by it.
  if (req.payloadAPI === 'local') return endPasswordCheck(req, user)
  const handle = await handleOfRequest(req)
  const brought = broughtBy(req)
  const factor = await findFactor(handle, { kind: 'staff', id: user.id })
  if (!factor) {
    if (await isRequiredOfAll(req)) await setUp(req, handle, user, brought)
    return
  }
  if (brought.code === undefined) throw new SecondStepNeeded({ kind: 'code' })
  await enterCode(req, handle, user, factor, brought.code)
}
