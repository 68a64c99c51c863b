'use client'

import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react'
import type { SectionFailure } from './section-words'
import { useRouter } from 'next/navigation'
import { sectionDataRefresh } from '@/lib/config/limits'
import type { Locale } from '@/lib/config/locales'
import { sectionSources } from './section-sources'
import type { FetchSection } from './load-section-data'

/**
 * Polls blocks; resolves to true if one may differ from what is shown. The first poll counts as a change, since the shown state is
 * unknown; failed calls do not.
 */
export const createSectionWatch = (locale: Locale, sections: readonly string[], ask: FetchSection): (() => Promise<boolean>) => {
  const known = new Map<string, string>()
  const hasChanged = async (section: string): Promise<boolean> => {
    const answer = await ask(locale, section).catch(() => null)
    if (answer === null) return false
    const text = JSON.stringify(answer.body)
    const isSame = known.get(section) === text
    known.set(section, text)
    return !isSame
  }
  return async () => (await Promise.all(sections.map(hasChanged))).includes(true)
}

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

/** Contains client errors of a block and shows its message of §8. */
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
  /** Names of data endpoints. */
  readonly sections: readonly string[]
}

/** §7: polls the blocks of an open page every five minutes and refreshes the page if one has changed. */
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
