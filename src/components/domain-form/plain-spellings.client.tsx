'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'

import { plainSpellings } from '@/core/domains/parse-domain'

interface PlainSpellingsProps {
  /** Domain as typed. */
  readonly typed: string
  /** Link without JavaScript; buttons if omitted. */
  readonly hrefOf?: (spelling: string) => string
  readonly onChoose: (spelling: string) => void
}

/** S12: why a domain with umlauts or accents is not searched as typed, with ASCII spellings to choose from. */
export const PlainSpellings = ({ typed, hrefOf, onChoose }: PlainSpellingsProps) => {
  const t = useTranslations('validation')
  const spellings = plainSpellings(typed)
  if (spellings.length === 0) return null
  const follow = (event: MouseEvent, spelling: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(spelling)
  }
  return (
    <p className="spellings">
      {t('plainSpellings')}{' '}
      {spellings.map((spelling) =>
        hrefOf ? (
          <a key={spelling} href={hrefOf(spelling)} translate="no" onClick={(event) => follow(event, spelling)}>
            {spelling}
          </a>
        ) : (
          <button key={spelling} type="button" translate="no" onClick={() => onChoose(spelling)}>
            {spelling}
          </button>
        ),
      )}
    </p>
  )
}
