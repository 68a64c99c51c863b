import { sessionHintCookie } from '@/lib/config/browser-storage'
import { callApi } from '@/components/api-client/call-api'

interface SessionUser {
  readonly name: string
  readonly email: string
}

/** §6: two states only. Until the answer is there nobody knows. */
let session: SessionUser | null = null
let asked: Promise<void> | null = null
const listeners = new Set<() => void>()

const hasSessionHint = (cookies: string): boolean => cookies.split('; ').includes(`${sessionHintCookie}=1`)

/** A hint without a session behind it (it ran out, or ended elsewhere) is taken away. */
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

/** Asks once a page, and only where there is a hint: a visitor who is not logged in makes no call. */
export const subscribeToSession = (onChange: () => void): (() => void) => {
  listeners.add(onChange)
  if (asked === null && hasSessionHint(document.cookie)) {
    // Where a page was drawn in the browser the boot script has not run.
    document.documentElement.dataset['session'] = '1'
    asked = ask()
  }
  return () => listeners.delete(onChange)
}

export const currentSession = (): SessionUser | null => session

/** `true` when the session has ended. */
export const endSession = async (): Promise<boolean> => {
  const answer = await callApi('/api/account/logout', { method: 'POST' })
  if (!answer.ok) return false
  session = null
  forgetHint()
  return true
}
