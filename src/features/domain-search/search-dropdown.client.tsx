'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button/button'
import type { SearchOption } from './search-options'

interface SearchDropdownProps {
  readonly options: readonly SearchOption[]
  readonly position: number
  readonly listId: string
  readonly optionId: (index: number) => string
  readonly isShown: boolean
  readonly onChoose: (position: number) => void
  readonly onClearHistory: () => void
}

const groups = ['recent', 'suggestion'] as const
const headings = { recent: 'recent', suggestion: 'suggestions' } as const satisfies Record<SearchOption['group'], string>

/** §2: recent searches and suggestions under the search bar. Pressing in it never takes the focus from the field. */
export const SearchDropdown = (props: SearchDropdownProps) => {
  const { options, position, listId, optionId, isShown, onChoose, onClearHistory } = props
  const t = useTranslations('domainSearch')
  const hasRecent = options.some(({ group }) => group === 'recent')
  return (
    <div className="search-dropdown on-paper" hidden={!isShown} onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id={listId} aria-label={t('suggestions')}>
        {groups.map((group) => {
          const entries = options.flatMap((option, index) => (option.group === group ? [{ ...option, index }] : []))
          return entries.length === 0 ? null : (
            <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
              <span className="search-dropdown__heading" id={`${listId}-${group}`} role="presentation">
                {t(headings[group])}
              </span>
              {entries.map(({ term, index }) => (
                <div
                  key={term}
                  id={optionId(index)}
                  className="search-dropdown__option"
                  role="option"
                  aria-selected={index === position}
                  onClick={() => onChoose(index)}
                >
                  {term}
                </div>
              ))}
            </div>
          )
        })}
      </div>
      {hasRecent ? (
        <Button variant="quiet" tabIndex={-1} onClick={onClearHistory}>
          {t('clearRecent')}
        </Button>
      ) : null}
    </div>
  )
}
