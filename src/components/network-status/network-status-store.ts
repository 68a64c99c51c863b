import { callLimits } from '@/lib/config/limits'

/** Connection notice; `null` while responses arrive. */
type NetworkStatus = 'offline' | 'slow' | null

const listeners = new Set<() => void>()
const late = new Set<symbol>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** Tracks a call and shows a notice if it is slow. The returned function ends it. */
export const trackCall = (): (() => void) => {
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

export const subscribeToNetworkStatus = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export const networkStatus = (): NetworkStatus => {
  if (!navigator.onLine) return 'offline'
  return late.size > 0 ? 'slow' : null
}

class NoAnswer extends Error {}

/** Tracks a server action: shows a notice if it is slow, and rejects on timeout like a lost connection. */
export const trackAction = async <Answer>(action: Promise<Answer>): Promise<Answer> => {
  const answered = trackCall()
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
