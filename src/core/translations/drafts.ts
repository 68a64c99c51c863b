interface DraftQuestion {
  /** Of the text, for the answer; also where it stands, which a translator may want to know. */
  readonly id: string
  readonly english: readonly string[]
}

interface DraftAnswer {
  readonly id: string
  /** As many as were asked. */
  readonly segments: readonly string[]
}

/**
 * A machine that proposes translations. What it answers is a draft: it is shown to an editor and counts as not done until somebody has
 * saved or confirmed it. It may leave out what it does not know.
 */
export interface TranslationDrafts {
  readonly propose: (locale: string, questions: readonly DraftQuestion[]) => Promise<readonly DraftAnswer[]>
}

/** As a shop ships: nobody proposes anything. */
export const noDrafts: TranslationDrafts = { propose: async () => [] }

/** What may be used of an answer: only what was asked, once, with as many segments, none of them blank. */
export const usableDrafts = (questions: readonly DraftQuestion[], answers: readonly DraftAnswer[]): readonly DraftAnswer[] => {
  const open = new Map(questions.map(({ id, english }) => [id, english.length]))
  return answers.filter(({ id, segments }) => {
    const isUsable = open.get(id) === segments.length && segments.every((segment) => segment.trim() !== '')
    open.delete(id)
    return isUsable
  })
}
