'use client'

import { useMemo, useState, useSyncExternalStore, Suspense, useLayoutEffect } from 'react'
import { useSearchParams } from 'next/navigation'

const listeners = new Set<() => void>()

/** Whoever changes the address says so; of Back, Forward and links `AddressFollower` does. */
export const broadcastAddress = (): void => {
  for (const onChange of listeners) onChange()
}

const currentQuery = (): string => new URLSearchParams(window.location.search).toString()

/** While a page is drawn the browser may still stand at the one before it, so the address is asked once the drawing is in the page. */
const createSource = (drawnWith: string) => {
  let isInPage = false
  return {
    subscribe: (onChange: () => void) => {
      isInPage = true
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    read: () => (isInPage ? currentQuery() : drawnWith),
    readDrawn: () => drawnWith,
  }
}

/** Next's router hears of both by itself, and asks the server for nothing. `push` can be undone with Back. */
const change = (next: URLSearchParams, how: 'push' | 'replace' = 'push'): void => {
  const text = next.toString()
  if (text === currentQuery()) return
  const address = `${window.location.pathname}${text === '' ? '' : `?${text}`}${window.location.hash}`
  if (how === 'push') window.history.pushState(null, '', address)
  else window.history.replaceState(null, '', address)
  broadcastAddress()
}

/**
 * State that lives in the query of the address: it can be shared, Back undoes it, and all who read it agree. `drawnWith` is what a
 * page was drawn with on the server; a page that is kept for everybody was drawn with none, until it is awake.
 */
export const useAddress = (drawnWith = '') => {
  const [{ subscribe, read, readDrawn }] = useState(() => createSource(drawnWith))
  const text = useSyncExternalStore(subscribe, read, readDrawn)
  const query = useMemo(() => new URLSearchParams(text), [text])
  return { query, change }
}

const Follower = () => {
  const query = useSearchParams().toString()
  useLayoutEffect(() => broadcastAddress(), [query])
  return null
}

/** Once in the frame of every page: tells of Back, Forward and links to this same page, as soon as the router has gone there. */
export const AddressFollower = () => (
  <Suspense>
    <Follower />
  </Suspense>
)
