'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { toQuery } from '@/core/find-text'
import { searchFor } from './text-calls.client'
import type { TextAnswer } from './search-texts'

const pauseMs = 250

type TextSearch = { readonly kind: 'idle' } | { readonly kind: 'lost' } | { readonly kind: 'found'; readonly answer: TextAnswer }

/** What is found for what is typed, a moment after it; `round` asks again. */
export const useTextSearch = (typed: string, most: number, round = 0): TextSearch => {
  const { config } = useConfig()
  const [search, setSearch] = useState<TextSearch>({ kind: 'idle' })
  const query = toQuery(typed)
  const api = config.routes.api
  useEffect(() => {
    if (query === null) return undefined
    const control = new AbortController()
    const ask = async () => {
      const answer = await searchFor(api, query, most, control.signal)
      if (!control.signal.aborted) setSearch(answer ? { kind: 'found', answer } : { kind: 'lost' })
    }
    const timer = setTimeout(() => void ask(), pauseMs)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [api, query, most, round])
  return query === null ? { kind: 'idle' } : search
}
