'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

interface RefreshPageProps {
  readonly everyMs: number
  /** Stops after this long, in ms; reloading the page restarts it. */
  readonly forMs: number
}

/** Refreshes a visible page while mounted; render it while something on the page is in progress. */
export const RefreshPage = ({ everyMs, forMs }: RefreshPageProps) => {
  const router = useRouter()
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => {
      if (performance.now() - began > forMs) return clearInterval(timer)
      if (document.visibilityState === 'visible') router.refresh()
    }, everyMs)
    return () => clearInterval(timer)
  }, [router, everyMs, forMs])
  return null
}
