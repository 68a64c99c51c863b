'use client'

import { Component, lazy, type ReactNode, Suspense } from 'react'

const FailedSection = lazy(() => import('./failed-section.client').then((module) => ({ default: module.FailedSection })))

interface SectionBoundaryProps {
  readonly slug: string
  readonly heading: string | null
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
        <FailedSection slug={this.props.slug} heading={this.props.heading} />
      </Suspense>
    )
  }
}
