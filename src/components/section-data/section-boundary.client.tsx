'use client'

import { Component, type ReactNode, useId, useTransition } from 'react'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button/button'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { classNames } from '@/components/ui/styles/class-names'

interface FailedSectionProps {
  readonly heading: string | null
  /** 1 if the heading is the page's h1. */
  readonly headingLevel: 1 | 2
  /** §8; `null` leaves the section out (§7.6). */
  readonly message: string | null
  readonly words: { readonly loading: string; readonly retry: string }
  readonly onRetry?: () => void
}

const skeletonRows = [1, 2, 3]

/** Replaces a failed section with its error message and Retry, which requests the page from the server again. */
export const FailedSection = ({ heading, headingLevel, message, words, onRetry }: FailedSectionProps) => {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  const headingId = useId()
  const router = useRouter()
  const [isLoading, startTransition] = useTransition()

  const retry = () => {
    // Offline, Next would navigate to the browser's error page; a notice already says that there is no connection.
    if (!navigator.onLine) return
    startTransition(() => {
      router.refresh()
      onRetry?.()
    })
  }

  if (message === null) return headingLevel === 1 && heading ? <h1 className="visually-hidden">{heading}</h1> : null

  return (
    <section className="section" aria-labelledby={heading ? headingId : undefined}>
      <div className="wide section-data">
        {heading ? <Heading id={headingId}>{heading}</Heading> : null}
        <div className={classNames('section-data__state', !isLoading && 'section-data__state--failed')}>
          {isLoading ? (
            <p key="loading" role="status">
              {words.loading}
            </p>
          ) : (
            <p key="failed" role="alert">
              {message}
            </p>
          )}
          <Button pending={isLoading} onClick={retry}>
            {words.retry}
          </Button>
        </div>
        {isLoading ? (
          <div className="section-data__wait" aria-busy="true">
            {skeletonRows.map((row) => (
              <Skeleton key={row} width="100%" height="70px" />
            ))}
          </div>
        ) : null}
      </div>
    </section>
  )
}

interface SectionBoundaryProps extends Omit<FailedSectionProps, 'onRetry'> {
  readonly children: ReactNode
}

/** Contains rendering errors of a section in the browser. */
export class SectionBoundary extends Component<SectionBoundaryProps, { readonly isBroken: boolean }> {
  static getDerivedStateFromError = () => ({ isBroken: true })

  override state = { isBroken: false }

  readonly retry = () => this.setState({ isBroken: false })

  override render() {
    const { children, ...section } = this.props
    return this.state.isBroken ? <FailedSection {...section} onRetry={this.retry} /> : children
  }
}
