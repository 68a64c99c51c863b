import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'

import { resourceTypes } from '@/core/filters'
import { defineSection } from '@/parts/sections/define-section'
import { ButtonLink } from '@/ui/button/button-link'
import { HeadedSection } from '@/ui/section/section'

import { ResourceFilter } from './resource-filter.split.client'
import { toResourceCentreView } from './to-view'
import type { ResourceCentreView } from './types'
import { useResourceRow, useResourceRowWords } from './use-resource-row'

interface ResourceCentreProps {
  readonly view: ResourceCentreView
  readonly headingLevel?: 1 | 2
}

/** §2: what the shop explains, by kind and by word. */
export const ResourceCentre = ({ view, headingLevel = 2 }: ResourceCentreProps) => {
  const tabName = useId()
  const t = useTranslations('resourceCentre')
  const locale = useLocale()
  const toRow = useResourceRow()
  const rowWords = useResourceRowWords()
  const { resources } = view
  const types = resourceTypes.filter((type) => resources.some((resource) => resource.type === type))
  return (
    <HeadedSection heading={view.heading} intro={view.intro} level={headingLevel} drawing="book" className="resources">
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
            rows: rowWords,
            kind: t('kind'),
            filter: t('filter'),
            noMatch: t('noMatch'),
            noMatchHint: t('noMatchHint'),
            clear: t('clear'),
            counts: Array.from({ length: resources.length + 1 }, (_, count) => t('count', { count })),
          }}
        />
      )}
      {view.all === null ? null : (
        <p className="resources__all">
          <ButtonLink href={view.all.href}>{t('all', { count: view.all.total })}</ButtonLink>
        </p>
      )}
    </HeadedSection>
  )
}

export const resourceCentreSection = defineSection('resource-centre', {
  heading: 'page',
  failure: 'resourceCentre',
  load: async (block, { locale, resources }) => toResourceCentreView(block, await resources(), locale),
  draw: ResourceCentre,
})
