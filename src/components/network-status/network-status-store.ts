import { callLimits } from '@/lib/config/limits'

/** What the shop says of the line to it: nothing while answers come. */
type LineState = 'offline' | 'slow' | null

const listeners = new Set<() => void>()
const late = new Set<symbol>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** Follows one call: after a while without an answer it is said that the shop still asks. The returned function ends it. */
export const followCall = (): (() => void) => {
  const call = Symbol('call')
  const timer = setTimeout(() => {
    late.add(call)
    tell()
  }, callLimits.saysSlow)
  return () => {
    clearTimeout(timer)
    if (late.delete(call)) tell()
  }
}

/** For `useSyncExternalStore`. */
export const subscribeLine = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export const lineState = (): LineState => {
  if (!navigator.onLine) return 'offline'
  return late.size > 0 ? 'slow' : null
}

/** A server action that has not answered in time. */
class NoAnswer extends Error {}

/** Waits for a server action as for any call: that it is late is said, and one that never answers ends as one that was not reached. */
export const followAction = async <Answer>(action: Promise<Answer>): Promise<Answer> => {
  const answered = followCall()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), callLimits.timeout)
  })
  try {
    return await Promise.race([action, tooLate])
  } finally {
    clearTimeout(timer)
    answered()
  }
}
