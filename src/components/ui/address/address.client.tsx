'use client'

import { useMemo, useState, useSyncExternalStore, Suspense, useLayoutEffect } from 'react'
import { useSearchParams } from 'next/navigation'

const listeners = new Set<() => void>()

/** Notifies listeners after a change by code; `AddressObserver` covers history navigation and links. */
export const broadcastAddress = (): void => {
  for (const onChange of listeners) onChange()
}

const currentQuery = (): string => new URLSearchParams(window.location.search).toString()

/** During rendering, `location` may still be the previous page's, so it is only read after mount. */
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

/** Next's router picks these up and makes no request. `push` adds to the history. */
const change = (next: URLSearchParams, how: 'push' | 'replace' = 'push'): void => {
  const text = next.toString()
  if (text === currentQuery()) return
  const address = `${window.location.pathname}${text === '' ? '' : `?${text}`}${window.location.hash}`
  if (how === 'push') window.history.pushState(null, '', address)
  else window.history.replaceState(null, '', address)
  broadcastAddress()
}

/**
 * State in the URL's query: shareable, in the history, and shared by all readers. `drawnWith` is the query the server rendered with;
 * cached pages were rendered without one.
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

/** Rendered once per page: notifies of history navigation and links to the same page, after the router has navigated. */
export const AddressObserver = () => (
  <Suspense>
    <Follower />
  </Suspense>
)
