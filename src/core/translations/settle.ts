/** Of one text in one language. A draft is a machine's, which nobody has seen yet. */
export const translationStates = ['missing', 'outdated', 'draft', 'same', 'complete'] as const
export type TranslationState = (typeof translationStates)[number]

/** `same`: says what English says, and nobody has said that it should (X12). `open`: somebody still has to look at it; `all`: in any state. */
export const stateFilters = ['open', ...translationStates, 'all'] as const
export type StateFilter = (typeof stateFilters)[number]

export const isOpen = (state: TranslationState): boolean => state !== 'complete'

/** What is kept of a translation: hashes of the English text it was made from, and of itself. */
export interface Confirmed {
  readonly source: string
  readonly target: string
  /** That English text, once it has changed. */
  readonly was?: string
  readonly isDraft?: true
  /** X12: somebody has said that it is to read as English does: a name, an abbreviation. */
  readonly isSame?: true
}

/** Plain texts by the path of their field. */
export type Texts = Readonly<Record<string, string>>
export type Kept = Readonly<Record<string, Confirmed>>
export type Counts = Readonly<Record<TranslationState, number>>
export type Hash = (text: string) => string

const isBlank = (text: string | undefined): text is undefined | '' => text === undefined || text.trim() === ''

export const stateOf = (english: string, target: string | undefined, confirmed: Confirmed | undefined, hash: Hash): TranslationState => {
  if (isBlank(target)) return 'missing'
  if (confirmed?.isDraft) return 'draft'
  if (confirmed && confirmed.source !== hash(english)) return 'outdated'
  return target === english && !confirmed?.isSame ? 'same' : 'complete'
}

/** The English text a translation was made from; `undefined` while it is still that. */
const withText = ({ source, target, isDraft, isSame }: Confirmed, was: string | undefined): Confirmed => ({
  source,
  target,
  ...(was === undefined ? {} : { was }),
  ...(isDraft ? { isDraft } : {}),
  ...(isSame ? { isSame } : {}),
})

interface Saved {
  /** As saved, and as they were at the save before. */
  readonly english: Texts
  readonly before: Texts
  readonly target: Texts
  readonly kept: Kept
  readonly hash: Hash
}

/**
 * What is kept after a save. A translation that is new or was changed is confirmed against the English text of now; one that was
 * left alone keeps the English text it was made from, so a save of English confirms nothing.
 */
export const settle = ({ english, before, target, kept, hash }: Saved): Kept =>
  Object.fromEntries(
    Object.entries(english).flatMap(([path, source]): [string, Confirmed][] => {
      const text = target[path]
      if (isBlank(text)) return []
      const known = kept[path]
      if (!known || known.target !== hash(text)) return [[path, { source: hash(source), target: hash(text) }]]
      return [[path, withText(known, known.source === hash(source) ? undefined : (known.was ?? before[path]))]]
    }),
  )

const none: Counts = { missing: 0, outdated: 0, draft: 0, same: 0, complete: 0 }

export const countStates = (english: Texts, target: Texts, kept: Kept, hash: Hash): Counts =>
  Object.entries(english).reduce((counts, [path, source]) => {
    const state = stateOf(source, target[path], kept[path], hash)
    return { ...counts, [state]: counts[state] + 1 }
  }, none)
