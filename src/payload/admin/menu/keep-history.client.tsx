'use client'

import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'

/**
 * While a list is loading, Payload writes its query to the URL with an empty history state, before Next.js can add its own. *Back* would
 * then change the URL but not the page. Restores the state that Next.js had written.
 */
export const KeepHistory = ({ children }: { readonly children: ReactNode }) => {
  const state = useRef<unknown>(null)
  useLayoutEffect(() => {
    state.current = window.history.state
  }, [])
  useEffect(() => {
    if (window.history.state === null && state.current !== null) window.history.replaceState(state.current, '')
  }, [])
  return children
}
