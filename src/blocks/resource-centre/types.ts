import { type ResourceType, resourceTypes } from '@/core/filters'
import { useFormatter, useTranslations } from 'next-intl'

export type ResourceDifficulty = 'Beginner' | 'Intermediate' | 'Advanced'

export interface ResourceView {
  readonly key: string
  readonly type: ResourceType
  readonly title: string
  readonly description: string
  readonly difficulty: ResourceDifficulty
  /** In minutes. */
  readonly duration: number | null
  /** 0 to 5; like `views` never set for demo content (R10). */
  readonly rating: number | null
  readonly views: number | null
  /** With language prefix, if internal. */
  readonly href: string | null
}

/** A resource with formatted figures; missing ones are absent. */
export interface ResourceRowView extends Pick<ResourceView, 'key' | 'type' | 'title' | 'description' | 'difficulty'> {
  readonly href?: string
  readonly duration?: string
  readonly rating?: string
  readonly views?: string
}

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
  /** Set if there are more than the section shows. */
  readonly all: { readonly total: number; readonly href: string } | null
}

export interface ResourceListView {
  readonly question: string
  readonly type: ResourceType | null
  readonly rows: readonly ResourceView[]
  readonly page: number
  readonly pages: number
  readonly total: number
  readonly previous: string | null
  readonly next: string | null
  /** URL without parameters. */
  readonly action: string
}

/** Formats on the server, so that the browser needs no formatter (ADR 016). */
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
