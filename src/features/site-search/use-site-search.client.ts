'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import { siteSearchLimits } from '@/lib/config/limits'
import { callApi } from '@/parts/api/call-api'

import type { Found } from './types'

/** What the list shows: an answer, and the question it answers. */
export interface SiteSearchState {
  readonly phase: 'loading' | 'failed' | 'loaded'
  readonly question: string
  readonly results: readonly Found[]
}

/** Asks while typing: after a pause, the newest question wins, and the last answer stays in sight until the next one is there. */
export function useSiteSearch(question: string) {
  const [state, setState] = useState<SiteSearchState>({ phase: 'loading', question: '', results: [] })
  const running = useRef<AbortController | null>(null)

  const ask = useCallback(async (asked: string) => {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    setState(({ results, question: before }) => ({ phase: 'loading', question: before, results }))
    const answer = await callApi<{ readonly results: readonly Found[] }>(`/api/site-search?q=${encodeURIComponent(asked)}`, {
      signal: abort.signal,
    })
    if (abort.signal.aborted) return
    setState(
      answer.ok ? { phase: 'loaded', question: asked, results: answer.value.results } : { phase: 'failed', question: asked, results: [] },
    )
  }, [])

  const asked = question.trim()
  useEffect(() => {
    const timer = setTimeout(() => void ask(asked), asked === '' ? 0 : siteSearchLimits.pause)
    return () => clearTimeout(timer)
  }, [ask, asked])

  useEffect(() => () => running.current?.abort(), [])

  return { state, retry: () => void ask(asked) }
}
