import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'

import { resourceTypes } from '@/core/filters/filter-resources'
import { defineSection } from '@/parts/sections/define-section'
import { ButtonLink } from '@/ui/button/button-link'
import { HeadedSection } from '@/ui/section/section'

import { ResourceFilter } from './resource-filter.split.client'
import { toResourceCentreView } from './to-view'
import type { ResourceCentreView, ResourceRowView, ResourceView } from './types'

interface ResourceCentreProps {
  readonly view: ResourceCentreView
  readonly headingLevel?: 1 | 2
}

/** The browser formats nothing: figures come to it in words (ADR 018). */
const useRow = () => {
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

/** §2: what the shop explains, by kind and by word. */
export const ResourceCentre = ({ view, headingLevel = 2 }: ResourceCentreProps) => {
  const tabName = useId()
  const t = useTranslations('resourceCentre')
  const locale = useLocale()
  const toRow = useRow()
  const { resources } = view
  const types = resourceTypes.filter((type) => resources.some((resource) => resource.type === type))
  return (
    <HeadedSection heading={view.heading} intro={view.intro} level={headingLevel} className="resources">
      {resources.length === 0 ? (
        <div className="resources__none">
          <p>{t('empty')}</p>
          <ButtonLink href={`/${locale}/contact`}>{t('emptyAction')}</ButtonLink>
        </div>
      ) : (
        <ResourceFilter
          name={tabName}
          tabs={[{ value: 'all', label: t('tabs.all') }, ...types.map((type) => ({ value: type, label: t(`tabs.${type}`) }))]}
          rows={resources.map(toRow)}
          rowLevel={headingLevel === 1 ? 2 : 3}
          words={{
            rows: {
              types: Object.fromEntries(types.map((type) => [type, t(`types.${type}`)])),
              difficulties: Object.fromEntries(difficulties.map((difficulty) => [difficulty, t(`difficulties.${difficulty}`)])),
              level: t('level'),
              duration: t('duration'),
              rating: t('ratingLabel'),
              views: t('viewsLabel'),
            },
            kind: t('kind'),
            filter: t('filter'),
            noMatch: t('noMatch'),
            noMatchHint: t('noMatchHint'),
            clear: t('clear'),
            counts: Array.from({ length: resources.length + 1 }, (_, count) => t('count', { count })),
          }}
        />
      )}
      {view.hasSampleFigures ? <p className="small muted">{t('sample')}</p> : null}
    </HeadedSection>
  )
}

export const resourceCentreSection = defineSection('resource-centre', {
  heading: 'page',
  failure: 'resourceCentre',
  load: async (block, { locale, resources }) => toResourceCentreView(block, await resources(), locale),
  draw: ResourceCentre,
})
