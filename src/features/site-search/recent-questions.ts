import { siteSearchKey } from '@/lib/config/browser-storage'
import { siteSearchLimits } from '@/lib/config/limits'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Newest first, deduplicated case-insensitively. */
export const addRecentSearch = (questions: readonly string[], question: string): readonly string[] => {
  const asked = question.trim()
  if (asked === '') return questions
  const others = questions.filter((each) => each.toLowerCase() !== asked.toLowerCase())
  return [asked, ...others].slice(0, siteSearchLimits.recent)
}

/** Validated: an older version may have written other data. */
export const readQuestions = (storage: () => Storage): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(storage().getItem(siteSearchKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string').slice(0, siteSearchLimits.recent) : []
  } catch {
    return []
  }
}

export const writeQuestions = (storage: () => Storage, questions: readonly string[]): void => {
  try {
    if (questions.length === 0) storage().removeItem(siteSearchKey)
    else storage().setItem(siteSearchKey, JSON.stringify(questions))
  } catch {}
}
