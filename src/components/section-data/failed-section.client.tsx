'use client'

import { useCallback, useEffect, useId, useState, useTransition } from 'react'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button/button'
import { Section, Wide } from '@/components/ui/section/section'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { findSectionError, type SectionError } from './section-error'
import { failureMessage, type SectionFailure } from './section-words'
import { useSectionWords } from './section-words.client'

/** A page rendered with a failed block is cached for a second (`guardLoad`); number of refreshes, and pause in ms. */
const refreshes = { most: 3, pause: 1_500 } as const

type Attempt =
  | { readonly phase: 'failed'; readonly error: SectionError }
  | { readonly phase: 'asking' }
  /** The data is there, and the page is loaded again. */
  | { readonly phase: 'refreshing'; readonly left: number }

interface FailedSectionProps {
  /** Name of its data endpoint. */
  readonly dataName: string
  readonly failure: SectionFailure
  readonly heading: string | null
  /** 1 if it is the page's h1. */
  readonly headingLevel?: 1 | 2
  /** What the server or the browser met. The server's failures are retried at once. */
  readonly error?: SectionError
  readonly onRetry?: () => void
}

const skeletonRows = [1, 2, 3]
const notLoaded: SectionError = { code: 'not-loaded' }

/** A block that could not be loaded: its message of §8, with Retry. A successful refresh unmounts it. */
export const FailedSection = ({ dataName, failure, heading, headingLevel = 2, error, onRetry }: FailedSectionProps) => {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  const headingId = useId()
  const { locale, words } = useSectionWords()
  const router = useRouter()
  const [isRefreshing, startTransition] = useTransition()
  const [attempt, setAttempt] = useState<Attempt>(error ? { phase: 'failed', error } : { phase: 'asking' })

  const refresh = useCallback(
    (left: number) => {
      setAttempt({ phase: 'refreshing', left })
      startTransition(() => {
        router.refresh()
        onRetry?.()
      })
    },
    [router, onRetry],
  )

  useEffect(() => {
    if (attempt.phase !== 'asking') return
    let isGone = false
    void findSectionError(locale, dataName).then((found) => {
      if (isGone) return
      if (found === null) refresh(refreshes.most - 1)
      else setAttempt({ phase: 'failed', error: found })
    })
    return () => {
      isGone = true
    }
  }, [attempt, locale, dataName, refresh])

  useEffect(() => {
    if (attempt.phase !== 'refreshing' || isRefreshing) return
    if (attempt.left === 0) return setAttempt({ phase: 'failed', error: { code: 'unreadable' } })
    const timer = setTimeout(() => refresh(attempt.left - 1), refreshes.pause)
    return () => clearTimeout(timer)
  }, [attempt, isRefreshing, refresh])

  if (words === null) return null
  // §7: renders nothing, but the page keeps its h1.
  if (failure === 'nothing') return headingLevel === 1 && heading ? <h1 className="visually-hidden">{heading}</h1> : null

  return (
    <Section labelledBy={heading ? headingId : undefined}>
      <Wide className="section-data">
        {heading ? <Heading id={headingId}>{heading}</Heading> : null}
        {attempt.phase === 'failed' ? (
          <div className="section-data__fault" role="alert">
            <p>{failureMessage(failure, attempt.error, dataName, words)}</p>
            <Button onClick={() => setAttempt({ phase: 'asking' })}>{words.retry}</Button>
          </div>
        ) : (
          <div className="section-data__wait" aria-busy="true">
            <p role="status">{words.loading}</p>
            {skeletonRows.map((row) => (
              <Skeleton key={row} width="100%" height="70px" />
            ))}
          </div>
        )}
        <noscript>
          <p>{failureMessage(failure, notLoaded, dataName, words)}</p>
        </noscript>
      </Wide>
    </Section>
  )
}
