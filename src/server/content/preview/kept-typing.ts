import { processState } from '@/config/process-state'
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

const drafts = () => processState('typed-drafts', () => new Map<string, Kept>())

const keyOf = (user: string, place: string): string => `${user} ${place}`

export const keepTyping = (user: string, place: string, typed: TypedDraft, now = Date.now()): void => {
  const kept = drafts()
  const key = keyOf(user, place)
  kept.delete(key)
  kept.set(key, { at: now, typed })
  for (const [oldest] of kept) {
    if (kept.size <= most) break
    kept.delete(oldest)
  }
}

export const takeTyping = (user: string, place: string, now = Date.now()): TypedDraft | null => {
  const kept = drafts()
  const key = keyOf(user, place)
  const found = kept.get(key)
  kept.delete(key)
  return found && now - found.at < keptForMs ? found.typed : null
}
