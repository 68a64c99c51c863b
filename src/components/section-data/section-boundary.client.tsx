'use client'

import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react'
import type { SectionFailure } from './section-words'
import { useRouter } from 'next/navigation'
import { sectionDataRefresh } from '@/lib/config/limits'
import type { Locale } from '@/lib/config/locales'
import { sectionSources } from './section-sources'
import { createSectionWatch } from './watch-sections'

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

interface SectionRefreshProps {
  readonly locale: Locale
  /** Names of sections, as the call knows them. */
  readonly sections: readonly string[]
}

/** §7: every five minutes the sections of an open page are asked for again; if one says something else, the page is drawn anew. */
export const SectionRefresh = ({ locale, sections }: SectionRefreshProps) => {
  const router = useRouter()
  const names = sections.join(' ')
  useEffect(() => {
    const watch = createSectionWatch(locale, names.split(' '), sectionSources.ask)
    const timer = setInterval(async () => {
      if (document.hidden) return
      if (await watch()) router.refresh()
    }, sectionDataRefresh.interval)
    return () => clearInterval(timer)
  }, [locale, names, router])
  return null
}
