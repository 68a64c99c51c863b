'use client'

import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useRouter } from 'next/navigation'
import { sectionDataRefresh } from '@/lib/config/limits'
import type { SectionFailure } from './section-words'

const FailedSection = lazy(() => import('./failed-section.client').then((module) => ({ default: module.FailedSection })))

interface SectionBoundaryProps {
  /** Name of its data endpoint. */
  readonly dataName: string
  readonly failure: SectionFailure
  /** The block's heading, and whether it is the page's h1. */
  readonly heading: string | null
  readonly headingLevel: 1 | 2
  readonly children: ReactNode
}

const unreadable = { code: 'unreadable' } as const

/** Contains client errors of a block and shows its message of §8. */
export class SectionBoundary extends Component<SectionBoundaryProps, { readonly isBroken: boolean }> {
  static getDerivedStateFromError = () => ({ isBroken: true })

  override state = { isBroken: false }

  readonly retry = () => this.setState({ isBroken: false })

  override render() {
    if (!this.state.isBroken) return this.props.children
    const { dataName, failure, heading, headingLevel } = this.props
    return (
      <Suspense>
        <FailedSection {...{ dataName, failure, heading, headingLevel }} error={unreadable} onRetry={this.retry} />
      </Suspense>
    )
  }
}

/** §7: refreshes an open page every five minutes. */
export const SectionRefresh = () => {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) router.refresh()
    }, sectionDataRefresh.interval)
    return () => clearInterval(timer)
  }, [router])
  return null
}
