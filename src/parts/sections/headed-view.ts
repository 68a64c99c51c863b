/** What a section shows that has a heading and an intro alone from its block. */
export interface HeadedView {
  readonly heading: string
  readonly intro: string | null
}

interface HeadedBlock {
  readonly heading?: string | null
  readonly intro?: string | null
}

export const toHeadedView = ({ heading, intro }: HeadedBlock): HeadedView => ({ heading: heading ?? '', intro: intro ?? null })
