'use client'

import { useTranslations } from 'next-intl'
import { cleanSearchTerm } from '@/core/domains/parse-domain'

interface QuickExtensionsProps {
  /** With their dots: the popular ones. */
  readonly extensions: readonly string[]
  readonly typed: string
  /** Chosen before a name was typed. */
  readonly preferred: string | null
  readonly onPrefer: (extension: string | null) => void
  readonly onSearch: (term: string) => void
}

/**
 * §2: popular extensions at hand. Pressing one asks for the name under it; its row then comes first (S2). Without a name it is kept for the one
 * that is typed next.
 */
export const QuickExtensions = ({ extensions, typed, preferred, onPrefer, onSearch }: QuickExtensionsProps) => {
  const t = useTranslations('domainSearch')
  const label = cleanSearchTerm(typed)
  return (
    <div className="quick" role="group" aria-label={t('extensions')}>
      {extensions.map((extension) => (
        <button
          key={extension}
          type="button"
          aria-pressed={preferred === extension || typed === `${label}${extension}`}
          onClick={() => (label === '' ? onPrefer(preferred === extension ? null : extension) : onSearch(`${label}${extension}`))}
        >
          {extension}
        </button>
      ))}
    </div>
  )
}
