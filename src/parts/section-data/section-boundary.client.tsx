'use client'

import { Component, lazy, type ReactNode, Suspense } from 'react'

import type { SectionFailure } from './section-words'

const FailedSection = lazy(() => import('./failed-section.client').then((module) => ({ default: module.FailedSection })))

interface SectionBoundaryProps {
  /** What the section's data is called. */
  readonly dataName: string
  readonly failure: SectionFailure
  /** What the section is called, and whether that is the page's h1. */
  readonly heading: string | null
  readonly headingLevel: 1 | 2
  readonly children: ReactNode
}

/** A section that breaks in the browser takes nothing with it: it shows its own face of §8 in place of the page's. */
export class SectionBoundary extends Component<SectionBoundaryProps, { readonly isBroken: boolean }> {
  static getDerivedStateFromError = () => ({ isBroken: true })

  override state = { isBroken: false }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <Suspense>
        <FailedSection
          dataName={this.props.dataName}
          failure={this.props.failure}
          heading={this.props.heading}
          headingLevel={this.props.headingLevel}
        />
      </Suspense>
    )
  }
}
