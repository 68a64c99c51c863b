import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildEnvironment, revalidateSecret } from '@/config/env'
import { keptPages } from '@/config/front'

const timeout = 5000

/** In ms. What takes longer is cleared with the later ones (ADR 020). */
const longestDrawing = 1000

const everyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/** Where this very process listens. */
const ownHost = (): string => {
  const { HOST = 'localhost' } = buildEnvironment()
  return everyAddress.has(HOST) ? 'localhost' : HOST
}

/**
 * Only a request of its own lets Next forget what it drew, so the process asks itself. Not `fetch`: inside Next that one is
 * Next's, and belongs to whatever page it is called from.
 */
const clear = (tags: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const call = request(
      {
        host: ownHost(),
        port: buildEnvironment().PORT,
        path: '/api/internal/revalidate',
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${revalidateSecret()}` },
        signal: AbortSignal.timeout(timeout),
      },
      (response) => {
        response.resume()
        if (response.statusCode === 204) resolve()
        else reject(new Error(`The site answered ${response.statusCode}.`))
      },
    )
    call.on('error', reject)
    call.end(JSON.stringify({ tags }))
  })

/** A page that was being drawn from the old content is kept by Next as new: when it has ended, it is cleared too. */
export const clearOwnPages = async (tags: readonly string[]): Promise<void> => {
  await clear(tags)
  const drawing = keptPages()?.outdate()
  if (drawing === undefined) return
  await Promise.race([drawing, sleep(longestDrawing)])
  await clear(tags)
  void keptPages()?.outdate()
}
