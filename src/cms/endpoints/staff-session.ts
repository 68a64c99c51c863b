import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { executeAuthStrategies, type Payload } from 'payload'
import { whileDatabaseAnswers } from '@/lib/db/database-health'
import { isStaff } from '@/cms/access/identity'

/** How long a verified session is believed without asking the database again. */
const believedMs = 10_000

const read = ({ authorization, cookie, origin, 'sec-fetch-site': site }: IncomingHttpHeaders) => ({
  ...(authorization === undefined ? {} : { Authorization: authorization }),
  ...(cookie === undefined ? {} : { Cookie: cookie }),
  ...(origin === undefined ? {} : { Origin: origin }),
  ...(typeof site === 'string' ? { 'Sec-Fetch-Site': site } : {}),
})

/**
 * Whether a request carries a valid staff session, as Payload itself decides it; `false` while the database does not answer. A token that Payload did not sign costs one signature
 * check and no query; only verified sessions are remembered, so that forged ones cannot fill the cache.
 */
export const createStaffSessionCheck = (findPayload: () => Promise<Payload>, clock: { readonly now: () => number } = performance) => {
  const verified = new LRUCache<string, true>({ max: 500, ttl: believedMs, ttlResolution: 0, perf: clock })
  return async (headers: IncomingHttpHeaders): Promise<boolean> => {
    if (headers.authorization === undefined && !(headers.cookie ?? '').includes('payload-token')) return false
    const said = read(headers)
    const key = JSON.stringify(said)
    if (verified.has(key)) return true
    const payload = await findPayload()
    const user = await whileDatabaseAnswers(async () => (await executeAuthStrategies({ headers: new Headers(said), payload })).user).catch(
      () => null,
    )
    if (!isStaff(user)) return false
    verified.set(key, true)
    return true
  }
}
