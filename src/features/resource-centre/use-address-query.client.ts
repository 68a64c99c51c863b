'use client'

import { useCallback, useSyncExternalStore } from 'react'

const changed = 'hostfront:query'

const subscribe = (onChange: () => void) => {
  window.addEventListener('popstate', onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener('popstate', onChange)
    window.removeEventListener(changed, onChange)
  }
}

/** The query of the address; on the server, and while the page wakes up, there is none. `push` leaves a step for Back. */
export function useAddressQuery() {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  const push = useCallback((next: string) => {
    if (next === window.location.search) return
    window.history.pushState(null, '', `${window.location.pathname}${next}${window.location.hash}`)
    window.dispatchEvent(new Event(changed))
  }, [])
  return { query, push }
}
