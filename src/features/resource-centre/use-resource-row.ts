import { useFormatter, useTranslations } from 'next-intl'

import { resourceTypes } from '@/core/filters'

import type { ResourceRowView, ResourceRowWords, ResourceView } from './types'

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
