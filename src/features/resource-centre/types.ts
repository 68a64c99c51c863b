import type { ResourceType } from '@/core/filters'

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
  /** 0 to 5; like `views` never of demo content (R10). */
  readonly rating: number | null
  readonly views: number | null
  /** With its language prefix, where it is one of ours. */
  readonly href: string | null
}

/** A resource as its row is drawn: figures in words. What it does not have is not written. */
export interface ResourceRowView extends Pick<ResourceView, 'key' | 'type' | 'title' | 'description' | 'difficulty'> {
  readonly href?: string
  readonly duration?: string
  readonly rating?: string
  readonly views?: string
}

/** The same for every row. */
export interface ResourceRowWords {
  readonly types: Readonly<Partial<Record<ResourceType, string>>>
  readonly difficulties: Readonly<Partial<Record<ResourceDifficulty, string>>>
  readonly level: string
  readonly duration: string
  readonly rating: string
  readonly views: string
}

export interface ResourceCentreView {
  readonly heading: string
  readonly intro?: string | null
  readonly resources: readonly ResourceView[]
  /** Where there are more than the section shows. */
  readonly all: { readonly total: number; readonly href: string } | null
}

/** `/{lang}/knowledge-base/all`: a page of all resources, as its address asks for it. */
export interface ResourceListView {
  readonly question: string
  readonly type: ResourceType | null
  readonly rows: readonly ResourceView[]
  readonly page: number
  readonly pages: number
  readonly total: number
  readonly previous: string | null
  readonly next: string | null
  /** The address without a question. */
  readonly action: string
}
