import {
  addDataAndFileToRequest,
  AuthenticationError,
  createLocalReq,
  forgotPasswordOperation,
  generatePayloadCookie,
  loginOperation,
  resetPasswordOperation,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { isRefusedDemoPassword } from '@/lib/config/demo-password'
import { isLocalRequest } from '@/lib/config/process-state'
import { maximumEmailLength } from '@/lib/config/limits'
import { exactPassword, hashDummyPassword } from '@/modules/accounts/accounts.service'
import { resetAttempts } from '@/modules/auth/sessions'
import { passwordForms } from '@/core/accounts/accounts'
import { inConstantTime } from '@/lib/crypto/tokens'
import { clientAddress } from '@/lib/http/request-origin'
import { canonicalEmail } from '@/core/accounts/email-address'
import { deleteStaffSessions } from '@/modules/auth/mfa/mfa.repository'
import { limitAttempts } from '@/payload/hooks/passwords'
import { requiresSecondFactor, SecondFactorRequiredError } from '@/payload/mfa/ask-second-step'

/** Each account's latest pending login. */
const lastOf = new Map<string, Promise<unknown>>()

const oneAtATime = async <Result>(account: string, work: () => Promise<Result>): Promise<Result> => {
  const before = lastOf.get(account)
  const turn = before === undefined ? work() : before.then(work, work)
  lastOf.set(account, turn)
  try {
    return await turn
  } finally {
    if (lastOf.get(account) === turn) lastOf.delete(account)
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Normalised; empty if it is too long to be an address. */
const emailIn = (data: PayloadRequest['data']): string => {
  const email = text(data?.['email'])
  return email.length > maximumEmailLength ? '' : canonicalEmail(email)
}

const isKnown = async (req: PayloadRequest, email: string): Promise<boolean> =>
  (await req.payload.db.findOne({ collection: 'users', where: { email: { equals: email } }, req })) !== null

interface Credentials {
  readonly email: string
  readonly password: string
}

/** An unknown email takes as long as a wrong password, so that timing does not reveal accounts. */
const logInExactly = async (req: PayloadRequest, data: Credentials) => {
  const collection = req.payload.collections.users
  const isRefused = isRefusedDemoPassword(data.password, isLocalRequest(req.headers))
  try {
    if (isRefused) throw new AuthenticationError(req.t)
    return await loginOperation<'users'>({ collection, data, req })
  } catch (fault) {
    const isHashed = !isRefused && (await isKnown(req, data.email))
    if (fault instanceof AuthenticationError && !isHashed) await hashDummyPassword(data.password)
    throw fault
  }
}

/** K9: tries the current normalisation first, then older ones, counted as one attempt. */
const logIn = async (req: PayloadRequest, { email, password }: Credentials) => {
  const [stored = password, ...older] = passwordForms(password)
  let outcome = logInExactly(req, { email, password: stored })
  for (const form of older) {
    outcome = outcome.catch((fault: unknown) => {
      if (!(fault instanceof AuthenticationError)) throw fault
      Object.assign(req.context, exactPassword)
      return logInExactly(req, { email, password: form })
    })
  }
  return outcome
}

/** K1: a required second factor is a result, not an error. */
const stepsOf = async <Value>(work: () => Promise<Value>): Promise<Value | SecondFactorRequiredError> => {
  try {
    return await work()
  } catch (fault) {
    if (fault instanceof SecondFactorRequiredError) return fault
    throw fault
  }
}

/**
 * Payload's login, serialised per account. Payload reads the sessions, verifies the password and writes all sessions back, so one of two
 * concurrent logins would otherwise lose its session.
 */
export const logStaffIn: Endpoint = {
  method: 'post',
  path: '/login',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const collection = req.payload.collections.users
    const data = { email: emailIn(req.data), password: text(req.data?.['password']) }
    const each = { payload: req.payload, visitor: clientAddress(req.headers) }
    const outcome = await inConstantTime(() => oneAtATime(data.email, () => stepsOf(() => logIn(req, data))))
    // The password was correct, even if a second factor is needed.
    await resetAttempts(each, data.email)
    if (outcome instanceof SecondFactorRequiredError) {
      return Response.json({ secondStep: outcome.step }, { headers: { 'Cache-Control': 'no-store' } })
    }
    const { token = '', exp, user } = outcome
    const cookie = generatePayloadCookie({
      collectionAuthConfig: collection.config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token,
    })
    return Response.json({ message: req.t('authentication:passed'), exp, user }, { headers: { 'Set-Cookie': cookie } })
  },
}

/**
 * Payload's reset sets the password and logs in. With two-step login, the reset link alone must not log in: the password is set, and the
 * login then asks for the second factor.
 */
export const resetStaffPassword: Endpoint = {
  method: 'post',
  path: '/reset-password',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const collection = req.payload.collections.users
    const data = { token: text(req.data?.['token']), password: text(req.data?.['password']) }
    await limitAttempts(req, 'resetPassword')
    const { i18n, t, headers } = req
    const local = await createLocalReq({ req: { i18n, t, headers } }, req.payload)
    const { token = '', user } = await resetPasswordOperation({ collection, data, req: local })
    await resetAttempts({ payload: req.payload, visitor: clientAddress(headers) }, String(user['email']))
    const message = req.t('authentication:passwordResetSuccessfully')
    if (await requiresSecondFactor(req, String(user['id']))) {
      await deleteStaffSessions(req.payload.db.drizzle, String(user['id']))
      return Response.json({ message })
    }
    const { cookiePrefix } = req.payload.config
    const cookie = generatePayloadCookie({ collectionAuthConfig: collection.config.auth, cookiePrefix, token })
    return Response.json({ message, user }, { headers: { 'Set-Cookie': cookie } })
  },
}

/** Payload's endpoint in constant time; Payload's own responds faster for unknown emails. */
export const mailStaffLink: Endpoint = {
  method: 'post',
  path: '/forgot-password',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const data = { email: emailIn(req.data), password: '' }
    await inConstantTime(() => forgotPasswordOperation<'users'>({ collection: req.payload.collections.users, data, req }))
    return Response.json({ message: req.t('general:success') })
  },
}
