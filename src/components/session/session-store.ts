import { sessionHintCookie } from '@/lib/config/browser-storage'
import { callApi } from '@/components/api-client/call-api'

interface SessionUser {
  readonly name: string
  readonly email: string
}

/** §6: two states only; `null` until the response arrives. */
let session: SessionUser | null = null
let asked: Promise<void> | null = null
const listeners = new Set<() => void>()

const hasSessionHint = (cookies: string): boolean => cookies.split('; ').includes(`${sessionHintCookie}=1`)

/** Removes the hint of a session that has expired or was ended elsewhere. */
const forgetHint = () => {
  document.cookie = `${sessionHintCookie}=; path=/; max-age=0; samesite=lax`
  delete document.documentElement.dataset['session']
}

const ask = async (): Promise<void> => {
  const answer = await callApi<{ readonly user: SessionUser | null }>('/api/account/session')
  if (!answer.ok) return
  session = answer.value.user
  if (session === null) forgetHint()
  for (const listener of listeners) listener()
}

/** Requests the session once per page, and only if the hint is set, so guests make no request. */
export const subscribeToSession = (onChange: () => void): (() => void) => {
  listeners.add(onChange)
  if (asked === null && hasSessionHint(document.cookie)) {
    // The boot script does not run on client-rendered pages.
    document.documentElement.dataset['session'] = '1'
    asked = ask()
  }
  return () => listeners.delete(onChange)
}

export const currentSession = (): SessionUser | null => session

/** Resolves to true once the session has ended. */
export const endSession = async (): Promise<boolean> => {
  const answer = await callApi('/api/account/logout', { method: 'POST' })
  if (!answer.ok) return false
  session = null
  forgetHint()
  return true
}
