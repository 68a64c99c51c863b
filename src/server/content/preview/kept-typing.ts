import type { TypedDraft } from './typed-draft'

/**
 * From the action that is told what was typed to the page that is drawn in the same answer, so it never leaves this process. Whoever types
 * has one place here, and what is not taken at once is nobody's.
 */
const keptForMs = 5_000
const most = 100

interface Kept {
  readonly at: number
  readonly typed: TypedDraft
}

/** Bundles have modules of their own; the process has one of these. */
const shared = globalThis as { hostfrontTyping?: Map<string, Kept> }
const kept = (shared.hostfrontTyping ??= new Map())

const keyOf = (user: string, place: string): string => `${user} ${place}`

export const keepTyping = (user: string, place: string, typed: TypedDraft, now = Date.now()): void => {
  const key = keyOf(user, place)
  kept.delete(key)
  kept.set(key, { at: now, typed })
  for (const [oldest] of kept) {
    if (kept.size <= most) break
    kept.delete(oldest)
  }
}

export const takeTyping = (user: string, place: string, now = Date.now()): TypedDraft | null => {
  const key = keyOf(user, place)
  const found = kept.get(key)
  kept.delete(key)
  return found && now - found.at < keptForMs ? found.typed : null
}
