'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

interface RefreshPageProps {
  readonly everyMs: number
  /** Stops after this long, in ms, if given; reloading the page restarts it. */
  readonly forMs?: number
}

/** Refreshes a visible page while mounted. */
export const RefreshPage = ({ everyMs, forMs = Infinity }: RefreshPageProps) => {
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
