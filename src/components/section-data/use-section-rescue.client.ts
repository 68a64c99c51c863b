'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState, useTransition } from 'react'

import type { Locale } from '@/lib/config/locales'

import type { SectionError } from './load-section-data'

type Rescue =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly fault: SectionError }
  /** No live content in the visitor's language: bundled or English content. */
  | { readonly phase: 'fallback'; readonly content: unknown; readonly locale: Locale }

/** A page rendered with a failed block is cached for a second (`guardLoad`); number of refreshes, and pause in ms. */
const redraws = { most: 3, pause: 1_500 } as const

/** Loads a block's data again. If that succeeds, the page is refreshed. */
export function useSectionRescue(dataName: string, locale: Locale) {
  const router = useRouter()
  const [isDrawing, startTransition] = useTransition()
  const [rescue, setRescue] = useState<Rescue>({ phase: 'loading' })
  /** Refreshes left; `null` if none is running. */
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

  // A successful refresh unmounts this component, so if it is still mounted afterwards, it retries.
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
