import { callLimits } from '@/lib/config/limits'

/** What the shop says of the line to it: nothing while answers come. */
export type LineState = 'offline' | 'slow' | null

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
