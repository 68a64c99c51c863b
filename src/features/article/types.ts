import type { ResourceType } from '@/core/filters'
import type { OutlineEntry } from '@/core/articles/articles'
import type { BorrowedLanguage } from '@/lib/text-language'
import type { Resource, SceneBlock } from '@/payload-types'

/** A text in the editor's form. */
export type ArticleBody = NonNullable<Resource['body']>

/** What stands beside an article. */
interface RelatedView {
  readonly title: string
  readonly type: ResourceType
  /** With its language prefix. */
  readonly href: string
}

/** R20: English, where it is not the page's language. */
interface ArticleLanguages {
  readonly title: BorrowedLanguage
  readonly body: BorrowedLanguage
}

/** One scene of a video. */
export interface SceneView extends Pick<SceneBlock, 'drawing'> {
  readonly caption: string
}

export interface ArticleView {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly languages?: ArticleLanguages
  readonly type: ResourceType
  readonly difficulty: Resource['difficulty']
  /** Minutes to read. */
  readonly reading: number
  /** Minutes to do, where that is more than reading. */
  readonly doing: number | null
  /** ADR 096: of a video, in order. */
  readonly scenes: readonly SceneView[]
  /** When it was last changed, as an instant. */
  readonly updatedAt: string
  readonly outline: readonly OutlineEntry[]
  /** The text with its headings as the page shows them. */
  readonly body: ArticleBody
  readonly related: readonly RelatedView[]
  /** What its editor asks the reader to do; `null` for the shop's own invitation. */
  readonly action: { readonly heading: string; readonly label: string; readonly href: string } | null
}
