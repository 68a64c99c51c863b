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
import { isFromOwnMachine } from '@/lib/config/front'
import { maximumEmailLength } from '@/lib/config/limits'
import { exactPassword, hashForNobody } from '@/modules/accounts/accounts.service'
import { forgetTries } from '@/modules/auth/sessions'
import { passwordForms } from '@/core/accounts/accounts'
import { inConstantTime } from '@/lib/crypto/tokens'
import { clientAddress, normaliseEmail } from '@/lib/http/client-address'
import { deleteStaffSessions } from '@/modules/auth/mfa/mfa.repository'
import { limitTries } from '@/payload/hooks/passwords'
import { requiresSecondFactor, SecondStepNeeded } from '@/payload/mfa/ask-second-step'

/** The last login of each account that is still going on. */
const lastOf = new Map<string, Promise<unknown>>()

const withTransactionSlot = async <Result>(account: string, work: () => Promise<Result>): Promise<Result> => {
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

/** As it is looked up and counted by; empty for what is too long to be an address. */
const emailIn = (data: PayloadRequest['data']): string => {
  const email = text(data?.['email'])
  return email.length > maximumEmailLength ? '' : normaliseEmail(email)
}

const isKnown = async (req: PayloadRequest, email: string): Promise<boolean> =>
  (await req.payload.db.findOne({ collection: 'users', where: { email: { equals: email } }, req })) !== null

interface Credentials {
  readonly email: string
  readonly password: string
}

/** An unknown address is refused after the same time as a wrong password: who works here is not to be heard. */
const logInExactly = async (req: PayloadRequest, data: Credentials) => {
  const collection = req.payload.collections.users
  const isRefused = isRefusedDemoPassword(data.password, isFromOwnMachine(req.headers))
  try {
    if (isRefused) throw new AuthenticationError(req.t)
    return await loginOperation<'users'>({ collection, data, req })
  } catch (fault) {
    const isHashed = !isRefused && (await isKnown(req, data.email))
    if (fault instanceof AuthenticationError && !isHashed) await hashForNobody(data.password)
    throw fault
  }
}

/** K9: the form that is stored first, then older ones, together one try. */
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

/** K1: that another step is asked for is an answer, and no fault. */
const stepsOf = async <Value>(work: () => Promise<Value>): Promise<Value | SecondStepNeeded> => {
  try {
    return await work()
  } catch (fault) {
    if (fault instanceof SecondStepNeeded) return fault
    throw fault
  }
}

/**
 * Payload's own login, for one account after another. Payload reads an account's sessions, takes its time over the password, and
 * writes all of them back: of two logins at once, one would be on the login page again at its next step.
 */
export const logStaffIn: Endpoint = {
  method: 'post',
  path: '/login',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const collection = req.payload.collections.users
    const data = { email: emailIn(req.data), password: text(req.data?.['password']) }
    const each = { payload: req.payload, visitor: clientAddress(req.headers) }
    const outcome = await inConstantTime(() => withTransactionSlot(data.email, () => stepsOf(() => logIn(req, data))))
    // The password was right, whatever else is asked for.
    await forgetTries(each, data.email)
    if (outcome instanceof SecondStepNeeded) {
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
 * Payload's own sets the password and comes in with it. Whoever logs in in two steps is not let in by a mail alone: the password is set, and
 * the login asks for the rest.
 */
export const resetStaffPassword: Endpoint = {
  method: 'post',
  path: '/reset-password',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const collection = req.payload.collections.users
    const data = { token: text(req.data?.['token']), password: text(req.data?.['password']) }
    await limitTries(req, 'resetPassword')
    const { i18n, t, headers } = req
    const local = await createLocalReq({ req: { i18n, t, headers } }, req.payload)
    const { token = '', user } = await resetPasswordOperation({ collection, data, req: local })
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

/** Payload's own, which answers at once where there is nobody to mail. */
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
