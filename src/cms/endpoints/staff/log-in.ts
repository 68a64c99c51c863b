import {
  addDataAndFileToRequest,
  AuthenticationError,
  forgotPasswordOperation,
  generatePayloadCookie,
  loginOperation,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { isRefusedDemoPassword } from '@/config/demo-password'
import { isFromOwnMachine } from '@/config/front'
import { hashForNobody } from '@/server/accounts/check-password'
import { forgetTries } from '@/server/accounts/count-tries'
import { inConstantTime } from '@/server/platform/constant-time'
import { clientAddress } from '@/server/platform/client-address'

/** The last login of each account that is still going on. */
const lastOf = new Map<string, Promise<unknown>>()

const withinLimit = async <Result>(account: string, work: () => Promise<Result>): Promise<Result> => {
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

const isKnown = async (req: PayloadRequest, email: string): Promise<boolean> =>
  (await req.payload.db.findOne({ collection: 'users', where: { email: { equals: email.toLowerCase().trim() } }, req })) !== null

/** An unknown address is refused after the same time as a wrong password: who works here is not to be heard. */
const logIn = async (req: PayloadRequest, data: { readonly email: string; readonly password: string }) => {
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
    const data = { email: text(req.data?.['email']), password: text(req.data?.['password']) }
    const { token = '', exp, user } = await inConstantTime(() => withinLimit(data.email.toLowerCase().trim(), () => logIn(req, data)))
    await forgetTries({ payload: req.payload, visitor: clientAddress(req.headers) }, data.email)
    const cookie = generatePayloadCookie({
      collectionAuthConfig: collection.config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token,
    })
    return Response.json({ message: req.t('authentication:passed'), exp, user }, { headers: { 'Set-Cookie': cookie } })
  },
}

/** Payload's own, which answers at once where there is nobody to mail. */
export const mailStaffLink: Endpoint = {
  method: 'post',
  path: '/forgot-password',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const data = { email: text(req.data?.['email']), password: '' }
    await inConstantTime(() => forgotPasswordOperation<'users'>({ collection: req.payload.collections.users, data, req }))
    return Response.json({ message: req.t('general:success') })
  },
}
