import type { ResourceType } from '@/core/filters/filter-resources'

export type ResourceDifficulty = 'Beginner' | 'Intermediate' | 'Advanced'

/** §3: a resource as it is shown. What an editor left out is `null`. */
export interface ResourceView {
  readonly key: string
  readonly type: ResourceType
  readonly title: string
  readonly description: string
  readonly difficulty: ResourceDifficulty
  /** Minutes. */
  readonly duration: number | null
  /** 0 to 5. */
  readonly rating: number | null
  readonly views: number | null
  /** With its language prefix, where it is one of ours. */
  readonly href: string | null
}

export interface ResourceCentreView {
  /** Ratings and views of demo content (R10): it is said so. */
  readonly hasSampleFigures: boolean
  readonly heading: string
  readonly intro?: string | null
  readonly resources: readonly ResourceView[]
}
