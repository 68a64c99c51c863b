import type { PictureView } from '@/modules/content/shop-settings'
import type { BorrowedLanguage } from '@/lib/text-language'

export interface CaseStudyView {
  readonly slug: string
  readonly company: string
  readonly logo?: PictureView | null
  readonly industry: string
  readonly description: string
  readonly challenge: string
  readonly solution: string
  readonly testimonial: string
  readonly results: readonly { readonly metric: string; readonly value: string; readonly improvement: string }[]
  readonly timeline: string
  readonly tags: readonly string[]
  /** What the picture counts: 41 sites, 41 plates. */
  readonly count: number
  /** How many of them are only outlined, where the story says so. */
  readonly outlined?: number
  /** R20: of its texts. */
  readonly lang?: BorrowedLanguage
}

export interface CaseStudiesView {
  readonly heading: string
  /** `feature`: the first story in full. `masonry`: all of them side by side. */
  readonly presentation: 'feature' | 'masonry'
  /** R20: of the heading. */
  readonly lang?: BorrowedLanguage
  readonly items: readonly CaseStudyView[]
}
