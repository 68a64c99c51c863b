'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, type SyntheticEvent, useEffect, useId, useState } from 'react'
import type { DomainNameError } from '@/core/domains/types'
import { Button } from '@/components/ui/button/button'
import { recased } from '@/components/ui/field/field'
import { Select } from '@/components/ui/select/select'
import { type SortOrder, type Tally, sortOrders } from './search-state'

interface StickyBarProps {
  /** The bar takes over once this element is scrolled out of view. */
  readonly mainBar: RefObject<HTMLElement | null>
  readonly typed: string
  readonly onTyped: (typed: string) => void
  readonly onSubmit: () => void
  /** Validation error of the input (§5). */
  readonly error: DomainNameError | null
  readonly isButtonOff: boolean
  /** `null` without rows. */
  readonly tally: Tally | null
  readonly canSort: boolean
  readonly order: SortOrder
  readonly onOrder: (order: SortOrder) => void
}

const sortWords = {
  popular: 'sort.popular',
  'first-year': 'sort.firstYear',
  'three-years': 'sort.threeYears',
} as const satisfies Record<SortOrder, string>

const useIsScrolledPast = (element: RefObject<HTMLElement | null>): boolean => {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom <= 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isPast
}

/** The page's scroll-padding would scroll the sticky bar away at every keystroke; `scroll-margin` does not apply to the caret. */
const useNoRoomAbove = (isTypedInto: boolean): void => {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-typed-at-top', isTypedInto)
    return () => document.documentElement.removeAttribute('data-typed-at-top')
  }, [isTypedInto])
}

/** §2: tally and sorting, with a compact search bar once the main one is scrolled out of view. */
export const StickyBar = ({ mainBar, typed, onTyped, onSubmit, error, isButtonOff, tally, canSort, order, onOrder }: StickyBarProps) => {
  const t = useTranslations('domainSearch')
  const rules = useTranslations('validation')
  const errorId = useId()
  const isPast = useIsScrolledPast(mainBar)
  const [isTypedInto, setTypedInto] = useState(false)
  useNoRoomAbove(isPast && isTypedInto)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <div className="search-sticky" data-stuck={isPast || undefined} hidden={!isPast && !canSort}>
      <div className="wide">
        {isPast ? (
          <form
            className="search-sticky__form"
            role="search"
            aria-label={t('compactLabel')}
            onSubmit={submit}
            onFocus={() => setTypedInto(true)}
            onBlur={() => setTypedInto(false)}
          >
            <input
              aria-label={t('inputLabel')}
              value={typed}
              maxLength={253}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              onChange={(event) => onTyped(recased(event.currentTarget, (text) => text.toLowerCase()))}
              onKeyDown={(event) => {
                // §5: Enter does nothing if the submit button is disabled, so the error is shown from here.
                if (event.key === 'Enter' && isButtonOff) submit(event)
              }}
            />
            <Button type="submit" variant="go" disabled={isButtonOff}>
              {t('search')}
            </Button>
            <p className="search-sticky__error" id={errorId} role="status">
              {error ? rules(error) : null}
            </p>
          </form>
        ) : null}
        <p className="search-sticky__tally">
          {tally ? <span key={Object.values(tally).join(' ')}>{t.rich('tally', { ...tally, b: (chunks) => <b>{chunks}</b> })}</span> : null}
        </p>
        {canSort ? (
          <Select
            className="search-sticky__sort"
            aria-label={t('sortLabel')}
            value={order}
            onChange={(event) => onOrder(sortOrders.find((known) => known === event.target.value) ?? 'popular')}
            options={sortOrders.map((value) => ({ value, label: t(sortWords[value]) }))}
          />
        ) : null}
      </div>
    </div>
  )
}
