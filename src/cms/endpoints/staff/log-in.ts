import { addDataAndFileToRequest, generatePayloadCookie, loginOperation, type Endpoint } from 'payload'

/** The last login of each account that is still going on. */
const lastOf = new Map<string, Promise<unknown>>()

const inTurn = async <Result>(account: string, work: () => Promise<Result>): Promise<Result> => {
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
    const { token = '', exp, user } = await inTurn(data.email.toLowerCase().trim(), () => loginOperation<'users'>({ collection, data, req }))
    const cookie = generatePayloadCookie({ collectionAuthConfig: collection.config.auth, cookiePrefix: req.payload.config.cookiePrefix, token })
    return Response.json({ message: req.t('authentication:passed'), exp, user }, { headers: { 'Set-Cookie': cookie } })
  },
}
