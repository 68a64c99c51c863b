import { type ResourceType, resourceTypes } from '@/core/filters'
import { useFormatter, useTranslations } from 'next-intl'

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

/** The browser formats nothing: figures come to it in words (ADR 018). */
export const useResourceRow = () => {
  const t = useTranslations('resourceCentre')
  const format = useFormatter()
  return ({ key, type, title, description, difficulty, duration, rating, views, href }: ResourceView): ResourceRowView => ({
    ...{ key, type, title, description, difficulty },
    ...(href === null ? {} : { href }),
    ...(duration === null ? {} : { duration: format.number(duration, { style: 'unit', unit: 'minute', unitDisplay: 'short' }) }),
    ...(rating === null
      ? {}
      : { rating: t('rating', { rating: format.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) }) }),
    ...(views === null ? {} : { views: t('views', { count: views }) }),
  })
}

const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const

/** What every row says in the same words. */
export const useResourceRowWords = (): ResourceRowWords => {
  const t = useTranslations('resourceCentre')
  return {
    types: Object.fromEntries(resourceTypes.map((type) => [type, t(`types.${type}`)])),
    difficulties: Object.fromEntries(difficulties.map((difficulty) => [difficulty, t(`difficulties.${difficulty}`)])),
    level: t('level'),
    duration: t('duration'),
    rating: t('ratingLabel'),
    views: t('viewsLabel'),
  }
}
