'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

import { sectionDataRefresh } from '@/lib/config/limits'
import type { Locale } from '@/lib/config/locales'

import { sectionSources } from './section-sources'
import { createSectionWatch } from './watch-sections'

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
