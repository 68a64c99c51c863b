import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { resourceTypes } from '@/core/filters'
import { defineSection } from '@/blocks/define-section'
import { ButtonLink, Button } from '@/components/ui/button/button'
import { HeadedSection, Section, Wide } from '@/components/ui/section/section'
import { ResourceFilter } from './resource-filter.split.client'
import { toResourceCentreView } from './to-list-view'
import { type ResourceCentreView, useResourceRow, useResourceRowWords, type ResourceListView } from './types'
import Link from 'next/link'
import { SelectField, TextField } from '@/components/ui/field/field'
import { ResourceRow } from './resource-row.client'

interface ResourceCentreProps {
  readonly view: ResourceCentreView
  readonly headingLevel?: 1 | 2
}

/** Resources with tabs and a text filter (§2). */
const ResourceCentre = ({ view, headingLevel = 2 }: ResourceCentreProps) => {
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

const Pages = ({ view: { page, pages, previous, next } }: { readonly view: ResourceListView }) => {
  const t = useTranslations('resourceCentre')
  if (pages === 1) return null
  return (
    <nav className="resources__pages" aria-label={t('pages')}>
      {previous ? <ButtonLink href={previous}>{t('previous')}</ButtonLink> : null}
      <span>{t('pageOf', { page, pages })}</span>
      {next ? <ButtonLink href={next}>{t('next')}</ButtonLink> : null}
    </nav>
  )
}

/** `/{lang}/knowledge-base/all`: paged list of resources; filters are in the URL. */
export const ResourceListPage = ({ view }: { readonly view: ResourceListView }) => {
  const t = useTranslations('resourceCentre')
  const toRow = useResourceRow()
  const words = useResourceRowWords()
  const isNarrowed = view.question !== '' || view.type !== null
  return (
    <Section look="follows">
      <Wide>
        <form className="resources__find" role="search" aria-label={t('find')} action={view.action}>
          <TextField id="resource-question" label={t('filter')} name="q" defaultValue={view.question} maxLength={100} autoComplete="off" />
          <SelectField
            id="resource-type"
            label={t('kind')}
            name="type"
            defaultValue={view.type ?? ''}
            options={[{ value: '', label: t('tabs.all') }, ...resourceTypes.map((type) => ({ value: type, label: t(`tabs.${type}`) }))]}
          />
          <Button type="submit">{t('find')}</Button>
          {isNarrowed ? <Link href={view.action}>{t('clear')}</Link> : null}
        </form>
        <p className="resources__count">{t('count', { count: view.total })}</p>
        {view.rows.length === 0 ? (
          <p className="resources__none">{t('noMatch')}</p>
        ) : (
          <ul className="resources__list">
            {view.rows.map((row) => (
              <li key={row.key}>
                <ResourceRow resource={toRow(row)} words={words} headingLevel={2} />
              </li>
            ))}
          </ul>
        )}
        <Pages view={view} />
      </Wide>
    </Section>
  )
}
