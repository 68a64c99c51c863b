'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useState } from 'react'
import { cleanSearchTerm, maximumLabelLength } from '@/core/domains/parse-domain'
import type { SearchHistory } from '@/core/domains/search'
import type { DomainNameError } from '@/core/domains/types'
import { PlainSpellings } from '@/parts/name-form/plain-spellings.client'
import { useCombobox } from '@/ui/combobox/use-combobox.client'
import { Icon } from '@/ui/icons/icon'
import { ArrowRight } from '@/ui/icons/icons'
import { SignInput } from '@/ui/plate/sign-input.client'
import { Sign } from '@/ui/plate/sign'
import { useExampleName } from '@/ui/visitor-name/use-visitor-name.client'
import { SearchDropdown } from './search-dropdown.client'
import { searchOptions } from './search-options'

interface SearchBarProps {
  readonly typed: string
  readonly onTyped: (typed: string) => void
  /** Of a name that is chosen from the list. */
  readonly onSearch: (term: string) => void
  /** Of what is typed. */
  readonly onSubmit: () => void
  readonly isSearching: boolean
  /** §5: what is wrong with what is typed; shown under the plate. */
  readonly error: DomainNameError | null
  /** `required` is not shown before the visitor has tried to search. */
  readonly isButtonOff: boolean
  readonly history: SearchHistory
  readonly onClearHistory: () => void
  readonly placeholderNames: readonly string[]
  /** Between the bar and its list: what must stay at hand while it is open. */
  readonly children?: ReactNode
}

const plateHeight = 'max(72px, min(150px, 10.5vw))'

/** The search bar: the input is the plate, the button an orange block of equal height. A plain form without script. */
export const SearchBar = (props: SearchBarProps) => {
  const { typed, onTyped, onSearch, onSubmit, isSearching, error, isButtonOff, history, onClearHistory, placeholderNames, children } = props
  const t = useTranslations('domainSearch')
  const rules = useTranslations('validation')
  const locale = useLocale()
  const errorId = useId()
  const example = useExampleName(placeholderNames)
  const options = searchOptions(typed, history)
  // Without script the form submits, so the button is only ever off once the page is alive.
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
        <Sign
          as="label"
          captionStart={t('inputLabel')}
          captionEnd={t('count', { count: cleanSearchTerm(typed).length, most: maximumLabelLength })}
        >
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
            aria-label={t('inputLabel')}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
        </Sign>
      </div>
      {/* §5: off by its state alone, so that a press on it still says what is missing. */}
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
