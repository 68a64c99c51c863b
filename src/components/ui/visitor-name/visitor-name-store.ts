/** Domain on the visitor's plates: last typed or searched, stored per tab. Works without storage. */
const storageKey = 'visitor-name'
const rotationMilliseconds = 4200
const longestName = 253

type Listener = () => void

const listeners = new Set<Listener>()
let name: string | null = null
let turn = 0
let timer: ReturnType<typeof setInterval> | null = null
let isLoaded = false

const notify = () => listeners.forEach((listener) => listener())

const readStored = (): string | null => {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

const load = () => {
  if (isLoaded) return
  isLoaded = true
  name = readStored() || null
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const startTurning = () => {
  if (timer !== null || prefersStillness()) return
  timer = setInterval(() => {
    if (name !== null || document.hidden) return
    turn += 1
    notify()
  }, rotationMilliseconds)
}

const stopTurning = () => {
  if (timer !== null) clearInterval(timer)
  timer = null
}

export function subscribeToVisitorName(listener: Listener): () => void {
  load()
  listeners.add(listener)
  startTurning()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopTurning()
  }
}

/** `null` until something was typed or searched. */
export const getVisitorName = (): string | null => {
  load()
  return name
}

/** Index of the current placeholder, the same on every plate. */
export const getPlaceholderTurn = (): number => turn

/** An empty domain resets it. */
export function setVisitorName(next: string): void {
  load()
  const cleaned = next.trim().toLowerCase().slice(0, longestName)
  const value = cleaned === '' ? null : cleaned
  if (value === name) return
  name = value
  try {
    if (value === null) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, value)
  } catch {
    // Private mode may block storage; the name then lasts as long as the page.
  }
  notify()
}
