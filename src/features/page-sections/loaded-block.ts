import type { PageBlockSlug } from '@/modules/content/pages'
import type { BorrowedLanguage } from '@/lib/text-language'
import type { SectionViews } from './registry'

/** A block of a page, ready to draw. */
export type BlockView = {
  readonly [Slug in PageBlockSlug]: {
    readonly id: string
    readonly slug: Slug
    readonly view: SectionViews[Slug]
    /** R20: of the whole section, where it is not the page's. */
    readonly lang?: BorrowedLanguage
  }
}[PageBlockSlug]

/** A block whose data could not be read: it is replaced by what its section says about that (§8). */
export interface FailedBlock {
  readonly id: string
  readonly slug: 'failed'
  readonly section: PageBlockSlug
  readonly heading: string | null
  readonly lang?: undefined
}

export type LoadedBlock = BlockView | FailedBlock
