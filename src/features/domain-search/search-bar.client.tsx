'use client'

import { domainSearchLimits, suggestionLimits } from '@/lib/config/limits'
import { cleanSearchTerm, maximumLabelLength } from '@/core/domains/parse-domain'
import { type SearchHistory, newestTerms, suggestLabels } from '@/core/domains/search'
import { useTranslations, useLocale } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useState } from 'react'
import type { DomainNameError } from '@/core/domains/types'
import { PlainSpellings } from '@/components/domain-form/plain-spellings.client'
import { useCombobox } from '@/components/ui/combobox/use-combobox.client'
import { Icon, ArrowRight } from '@/components/ui/icons/icon'
import { SignInput } from '@/components/ui/plate/sign-input.client'
import { Sign } from '@/components/ui/plate/sign'
import { useExampleName } from '@/components/ui/visitor-name/visitor-name.client'

interface SearchOption {
  readonly term: string
  readonly group: 'recent' | 'suggestion'
}

/** S7: matching recent searches, then suggestions from 2 characters. */
export const searchOptions = (typed: string, history: SearchHistory): readonly SearchOption[] => {
  const term = cleanSearchTerm(typed)
  const recent = newestTerms(
    history.filter((known) => known !== term && known.includes(term)),
    domainSearchLimits.historyShown,
  )
  const suggestions = suggestLabels(typed, suggestionLimits).filter((label) => !recent.includes(label))
  return [
    ...recent.map((known) => ({ term: known, group: 'recent' }) as const),
    ...suggestions.map((label) => ({ term: label, group: 'suggestion' }) as const),
  ]
}

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

/** §2: recent searches and suggestions. Clicks do not take focus from the input. */
const SearchDropdown = (props: SearchDropdownProps) => {
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

interface SearchBarProps {
  readonly typed: string
  readonly onTyped: (typed: string) => void
  /** Called with a list option. */
  readonly onSearch: (term: string) => void
  /** Called for the typed text. */
  readonly onSubmit: () => void
  readonly isSearching: boolean
  /** §5: error below the input. */
  readonly error: DomainNameError | null
  /** `required` is only shown after the first attempt. */
  readonly isButtonOff: boolean
  readonly history: SearchHistory
  readonly onClearHistory: () => void
  readonly placeholderNames: readonly string[]
  /** Of the field. */
  readonly label: string
  /** Rendered between the bar and its list. */
  readonly children?: ReactNode
}

const plateHeight = 'max(72px, min(150px, 10.5vw))'

/** A plain form without JavaScript. */
export const SearchBar = (props: SearchBarProps) => {
  const {
    typed,
    onTyped,
    onSearch,
    onSubmit,
    isSearching,
    error,
    isButtonOff,
    history,
    onClearHistory,
    placeholderNames,
    label,
    children,
  } = props
  const t = useTranslations('domainSearch')
  const rules = useTranslations('validation')
  const locale = useLocale()
  const errorId = useId()
  const example = useExampleName(placeholderNames)
  const options = searchOptions(typed, history)
  // Disabled only after hydration, because the plain form needs the button.
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])

  const choose = (position: number) => {
    const option = options[position]
    if (!option) return
    combobox.close()
    onTyped(option.term)
    onSearch(option.term)
  }
  const combobox = useCombobox({ optionCount: options.length, onChoose: choose })

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    combobox.close()
    onSubmit()
  }

  return (
    <form
      className="search-row"
      role="search"
      aria-label={t('searchLabel')}
      action={`/${locale}/domains/search`}
      method="get"
      onSubmit={submit}
    >
      <div className="search-row__plate">
        <Sign as="label" captionStart={label} captionEnd={t('count', { count: cleanSearchTerm(typed).length, most: maximumLabelLength })}>
          <SignInput
            {...combobox.inputProps}
            name="q"
            value={typed}
            onValueChange={(value) => {
              combobox.open()
              onTyped(value)
            }}
            largest={plateHeight}
            placeholderName={t('example', { name: example.split('.')[0] ?? example })}
            aria-label={label}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
        </Sign>
      </div>
      {/* §5: aria-disabled, so that a click still explains what is missing. */}
      <button className="go-plate search-row__go" type="submit" aria-disabled={isAlive && isButtonOff ? true : undefined}>
        <span>{isSearching ? t('searching') : t('search')}</span>
        <Icon of={ArrowRight} size={40} />
      </button>
      <p className="search-row__error" id={errorId} role="status">
        {error ? rules(error) : null}
      </p>
      {error ? (
        <PlainSpellings
          typed={typed}
          hrefOf={(spelling) => `/${locale}/domains/search?q=${encodeURIComponent(spelling)}`}
          onChoose={(spelling) => {
            combobox.close()
            onSearch(spelling)
          }}
        />
      ) : null}
      <div className="search-row__quick">{children}</div>
      <SearchDropdown {...combobox} options={options} onChoose={choose} onClearHistory={onClearHistory} />
    </form>
  )
}
