'use client'

import { useLocale, useTranslations } from 'next-intl'
import { cleanSearchTerm } from '@/core/domains/clean-search-term'
import type { SearchHistory } from '@/core/domains/search-history'
import { newestTerms } from '@/core/domains/search-history'
import { domainSearchLimits } from '@/config/limits'

interface QuickExtensionsProps {
  /** With their dots: the popular ones. */
  readonly extensions: readonly string[]
  readonly typed: string
  readonly history: SearchHistory
  readonly onSearch: (term: string) => void
}

/** §2: popular extensions at hand. Pressing one asks for the name under it; its row then comes first (S2). */
export const QuickExtensions = ({ extensions, typed, history, onSearch }: QuickExtensionsProps) => {
  const t = useTranslations('domainSearch')
  const locale = useLocale()
  const label = cleanSearchTerm(typed)
  return (
    <div className="quick">
      <div className="quick__extensions" role="group" aria-label={t('extensions')}>
        {extensions.map((extension) => (
          <button
            key={extension}
            type="button"
            disabled={label === ''}
            aria-pressed={typed === `${label}${extension}`}
            onClick={() => onSearch(`${label}${extension}`)}
          >
            {extension}
          </button>
        ))}
      </div>
      {history.length > 0 ? (
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
      ) : null}
    </div>
  )
}
