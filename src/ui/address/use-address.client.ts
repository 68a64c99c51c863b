'use client'

import { useSearchParams } from 'next/navigation'
import { type ReactNode, Suspense, useEffect, useState } from 'react'

interface Address {
  /** The query without its `?`; empty until the page is awake, so that a kept page and its first drawing agree. */
  readonly query: URLSearchParams
  /** `push` can be undone with Back. */
  readonly change: (next: URLSearchParams, how?: 'push' | 'replace') => void
  /** Belongs somewhere in the drawing: it follows Back, Forward and links to this same page. */
  readonly follower: ReactNode
}

function Follower({ onQuery }: { readonly onQuery: (query: string) => void }) {
  const query = useSearchParams().toString()
  useEffect(() => onQuery(query), [query, onQuery])
  return null
}

/** State that lives in the address, so that it can be shared and Back undoes it. */
export function useAddress(): Address {
  const [query, setQuery] = useState('')
  return {
    query: new URLSearchParams(query),
    change: (next, how = 'push') => {
      const text = next.toString()
      setQuery(text)
      const address = `${window.location.pathname}${text === '' ? '' : `?${text}`}${window.location.hash}`
      if (how === 'push') window.history.pushState(null, '', address)
      else window.history.replaceState(null, '', address)
    },
    follower: (
      <Suspense fallback={null}>
        <Follower onQuery={setQuery} />
      </Suspense>
    ),
  }
}
