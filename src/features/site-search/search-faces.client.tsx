'use client'

import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { Skeleton } from '@/ui/skeleton/skeleton'

import type { SiteSearchWords } from './types'
import type { SiteSearchState } from './use-site-search.client'

interface SearchFacesProps {
  readonly state: SiteSearchState
  readonly words: SiteSearchWords
  readonly locale: string
  /** Questions asked before; shown while nothing is typed. */
  readonly recent: readonly string[]
  readonly onAsk: (question: string) => void
  readonly onForget: () => void
  readonly onRetry: () => void
  readonly onLeave: () => void
}

const skeletonRows = [1, 2, 3, 4, 5, 6]

/** What stands above or instead of the list: questions asked before, waiting, nothing found, no answer. */
export const SearchFaces = ({ state, words, locale, recent, onAsk, onForget, onRetry, onLeave }: SearchFacesProps) => {
  const { phase, question, results } = state
  return (
    <>
      {recent.length > 0 ? (
        <div className="site-search__recent">
          <h2 className="site-search__title">{words.recent}</h2>
          <ul>
            {recent.map((each) => (
              <li key={each}>
                <Button variant="quiet" onClick={() => onAsk(each)}>
                  {each}
                </Button>
              </li>
            ))}
            <li>
              <Button variant="quiet" className="muted" onClick={onForget}>
                {words.forget}
              </Button>
            </li>
          </ul>
        </div>
      ) : null}
      {phase === 'loading' && results.length === 0 ? (
        <div className="site-search__wait">
          <p className="site-search__title">{words.loading}</p>
          {skeletonRows.map((row) => (
            <Skeleton key={row} width="100%" height="56px" />
          ))}
        </div>
      ) : null}
      {phase === 'failed' ? (
        <div className="site-search__face" role="alert">
          <p>{words.failed}</p>
          <Button onClick={onRetry}>{words.retry}</Button>
        </div>
      ) : null}
      {phase === 'loaded' && results.length === 0 ? (
        <div className="site-search__face">
          <p>
            <b>{words.empty}</b> {words.emptyHint}
          </p>
          <ButtonLink href={`/${locale}/domains/search?q=${encodeURIComponent(question)}`} onClick={onLeave}>
            {words.searchName}
          </ButtonLink>
        </div>
      ) : null}
    </>
  )
}
