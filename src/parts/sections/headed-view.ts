import { type BorrowedLanguage, languageOfBlock } from '@/lib/text-language'

/** What a section shows that has a heading and an intro alone from its block. */
export interface HeadedView {
  readonly heading: string
  readonly intro: string | null
  /** R20: of both. */
  readonly lang?: BorrowedLanguage
}

interface HeadedBlock {
  readonly heading?: string | null
  readonly intro?: string | null
}

export const toHeadedView = (block: HeadedBlock): HeadedView => ({
  heading: block.heading ?? '',
  intro: block.intro ?? null,
  lang: languageOfBlock(block),
})
