interface DraftQuestion {
  /** Id of the text, which also shows the translator where it appears. */
  readonly id: string
  readonly english: readonly string[]
}

interface DraftAnswer {
  readonly id: string
  /** Same length as the request. */
  readonly segments: readonly string[]
}

/** Machine translation. Answers are drafts: they count as incomplete until an editor saves or confirms them. May omit texts. */
export interface TranslationDrafts {
  readonly propose: (locale: string, questions: readonly DraftQuestion[]) => Promise<readonly DraftAnswer[]>
}

/** Default: no machine translation. */
export const noDrafts: TranslationDrafts = { propose: async () => [] }

/** Keeps answers that were requested, once, with the right number of non-blank segments. */
export const usableDrafts = (questions: readonly DraftQuestion[], answers: readonly DraftAnswer[]): readonly DraftAnswer[] => {
  const open = new Map(questions.map(({ id, english }) => [id, english.length]))
  return answers.filter(({ id, segments }) => {
    const isUsable = open.get(id) === segments.length && segments.every((segment) => segment.trim() !== '')
    open.delete(id)
    return isUsable
  })
}
