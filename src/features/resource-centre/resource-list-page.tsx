import Link from 'next/link'
import { useTranslations } from 'next-intl'

import { resourceTypes } from '@/core/filters'
import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { SelectField } from '@/ui/field/select-field'
import { TextField } from '@/ui/field/text-field'
import { Section, Wide } from '@/ui/section/section'

import { ResourceRow } from './resource-row.client'
import type { ResourceListView } from './types'
import { useResourceRow, useResourceRowWords } from './use-resource-row'

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

/** `/{lang}/knowledge-base/all`: every resource, a page at a time, found by the address alone. */
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
