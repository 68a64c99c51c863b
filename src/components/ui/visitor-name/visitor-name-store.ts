/**
 * The name on the visitor's plates: what was typed or searched last, kept for the tab, so that it travels from the
 * sign to the rack, the padlock and the last sign of every page. Works without storage.
 */
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

/** Which placeholder stands on every plate at this moment: all turn together. */
export const getPlaceholderTurn = (): number => turn

/** An empty name takes the plate down again. */
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
    // Private windows may refuse storage: the name then lives as long as the page.
  }
  notify()
}
