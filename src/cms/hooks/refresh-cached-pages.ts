import type { Payload } from 'payload'
import { buildEnvironment, revalidateSecret } from '@/config/env'

/** Long enough for the writing transaction to commit, short enough for the two seconds an editor may wait. */
const delayOfCall = 300

const clearHere = async (tags: readonly string[]): Promise<boolean> => {
  try {
    const { revalidateTag } = await import('next/cache')
    // Inside a request Next clears the tags when the request ends: after the commit.
    for (const tag of tags) revalidateTag(tag, { expire: 0 })
    return true
  } catch {
    // Outside a request (a job, a script) Next has nothing to clear with.
    return false
  }
}

const askTheSite = async (payload: Payload, tags: readonly string[]): Promise<void> => {
  try {
    const response = await fetch(`${buildEnvironment().INTERNAL_URL ?? buildEnvironment().SITE_URL}/api/internal/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${revalidateSecret()}` },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(5000),
    })
    if (!response.ok) payload.logger.warn({ msg: 'The site refused to refresh its cached pages.', status: response.status })
  } catch {
    payload.logger.debug('No running site to refresh: its pages will be drawn anew when it starts.')
  }
}

/** Makes the site draw anew whatever carries one of the tags. Never fails the change that asked for it. */
export const refreshCachedPages = async (payload: Payload, tags: readonly string[]): Promise<void> => {
  if (await clearHere(tags)) return
  if (buildEnvironment().NODE_ENV === 'test') return
  setTimeout(() => void askTheSite(payload, tags), delayOfCall)
}
