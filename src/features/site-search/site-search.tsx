import { useLocale, useTranslations } from 'next-intl'

import { billingPeriods } from '@/core/catalog/types'
import { siteSearchLimits } from '@/lib/config/limits'

import { SiteSearchButton } from './site-search-button.client'
import type { SiteSearchWords } from './search-faces.client'

/** Result counts as one form per plural category, to keep the messages of every page small. */
const countForms = (locale: string, say: (count: number) => string): SiteSearchWords['counts'] => {
  const rules = new Intl.PluralRules(locale)
  const counts = Array.from({ length: siteSearchLimits.results }, (_, index) => siteSearchLimits.results - index)
  return Object.fromEntries(counts.map((count) => [rules.select(count), say(count).replace(String(count), '#')]))
}

/** Searches questions, pages, plans, TLDs and resources. The button needs JavaScript. */
export const SiteSearch = () => {
  const t = useTranslations('siteSearch')
  const periods = useTranslations('periods')
  const locale = useLocale()
  return (
    <SiteSearchButton
      locale={locale}
      words={{
        open: t('open'),
        title: t('title'),
        field: t('field'),
        close: t('close'),
        loading: t('loading'),
        results: t('results'),
        popular: t('popular'),
        recent: t('recent'),
        forget: t('forget'),
        empty: t('empty'),
        emptyHint: t('emptyHint'),
        searchName: t('searchName'),
        failed: t('failed'),
        retry: t('retry'),
        kinds: {
          page: t('kinds.page'),
          plan: t('kinds.plan'),
          extension: t('kinds.extension'),
          resource: t('kinds.resource'),
          question: t('kinds.question'),
          domain: t('kinds.domain'),
        },
        periods: Object.fromEntries(billingPeriods.map((period) => [period, periods('per', { period })])) as SiteSearchWords['periods'],
        noResults: t('count', { count: 0 }),
        counts: countForms(locale, (count) => t('count', { count })),
      }}
    />
  )
}
