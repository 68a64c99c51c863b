import type { ResourceType } from '@/core/filters'
import type { OutlineEntry } from '@/core/articles/articles'
import type { BorrowedLanguage } from '@/lib/text-language'
import type { Resource, SceneBlock } from '@/payload-types'

export type ArticleBody = NonNullable<Resource['body']>

interface RelatedView {
  readonly title: string
  readonly type: ResourceType
  /** With language prefix. */
  readonly href: string
}

/** R20: set to English where the text falls back to it. */
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
  /** Reading time in minutes. */
  readonly reading: number
  /** Minutes to follow the article, if more than reading it. */
  readonly doing: number | null
  /** Scenes of a video, in order. */
  readonly scenes: readonly SceneView[]
  /** ISO 8601. */
  readonly updatedAt: string
  readonly outline: readonly OutlineEntry[]
  readonly body: ArticleBody
  readonly related: readonly RelatedView[]
  /** Call to action of the editor; `null` for the default. */
  readonly action: { readonly heading: string; readonly label: string; readonly href: string } | null
}
