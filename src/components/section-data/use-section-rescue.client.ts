'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState, useTransition } from 'react'

import type { Locale } from '@/lib/config/locales'

import type { SectionError } from './load-section-data'

/** What has become of a section that the server could not read. */
type Rescue =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly fault: SectionError }
  /** Nothing live to be had in the visitor's language: bundled words, or English ones. */
  | { readonly phase: 'fallback'; readonly content: unknown; readonly locale: Locale }

/** A page drawn with a hole in it is kept for a second (`guardLoad`); it is asked for this often, this far apart in ms. */
const redraws = { most: 3, pause: 1_500 } as const

/** Loads a section's data again. If the shop can read it now, the page is drawn anew, and the section with it. */
export function useSectionRescue(dataName: string, locale: Locale) {
  const router = useRouter()
  const [isDrawing, startTransition] = useTransition()
  const [rescue, setRescue] = useState<Rescue>({ phase: 'loading' })
  /** Drawings that are still to be tried; `null` while none is asked for. */
  const [left, setLeft] = useState<number | null>(null)
  const isGone = useRef(false)

  const redraw = useCallback(
    (attemptsLeft: number) => {
      setLeft(attemptsLeft)
      startTransition(() => router.refresh())
    },
    [router],
  )

  const load = useCallback(async () => {
    setLeft(null)
    setRescue({ phase: 'loading' })
    const [{ loadSectionData }, { sectionSources }] = await Promise.all([import('./load-section-data'), import('./section-sources')])
    const loaded = await loadSectionData(locale, dataName, sectionSources)
    if (isGone.current) return
    if (!loaded.ok) return setRescue({ phase: 'failed', fault: loaded.fault })
    if (loaded.isLive && loaded.locale === locale) return redraw(redraws.most - 1)
    setRescue({ phase: 'fallback', content: loaded.content, locale: loaded.locale })
  }, [locale, dataName, redraw])

  // A drawing that worked has put the section in this one's place: whoever is still here when it is done tries again.
  useEffect(() => {
    if (left === null || isDrawing) return
    if (left === 0) return setRescue({ phase: 'failed', fault: { code: 'unreadable' } })
    const timer = setTimeout(() => redraw(left - 1), redraws.pause)
    return () => clearTimeout(timer)
  }, [left, isDrawing, redraw])

  useEffect(() => {
    isGone.current = false
    void load()
    return () => {
      isGone.current = true
    }
  }, [load])

  return { rescue, load }
}
