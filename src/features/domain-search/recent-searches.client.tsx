'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type SearchHistory, newestTerms } from '@/core/domains/search'
import { domainSearchLimits } from '@/lib/config/limits'

interface RecentSearchesProps {
  readonly history: SearchHistory
  readonly onSearch: (term: string) => void
}

/** S7: the newest searches, as links of their own. */
export const RecentSearches = ({ history, onSearch }: RecentSearchesProps) => {
  const t = useTranslations('domainSearch')
  const locale = useLocale()
  if (history.length === 0) return null
  return (
    <p className="quick__lately">
      {t('lately')}{' '}
      {newestTerms(history, domainSearchLimits.historyShown).map((term) => (
        <a
          key={term}
          href={`/${locale}/domains/search?q=${term}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onSearch(term)
          }}
        >
          {term}
        </a>
      ))}
    </p>
  )
}
