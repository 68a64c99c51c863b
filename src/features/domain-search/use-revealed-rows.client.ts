'use client'

import { useEffect, useState } from 'react'
import { domainSearchLimits } from '@/lib/config/limits'

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * S6: how many rows are shown: one more about every 100 ms, or all at once under reduced motion.
 * `run` names the search, so that a new one begins again.
 */
export const useRevealedRows = (count: number, run: string, isStaggered: boolean): number => {
  const [progress, setProgress] = useState({ run, revealed: isStaggered ? 0 : count })

  useEffect(() => {
    if (!isStaggered || prefersStillness()) {
      setProgress({ run, revealed: count })
      return
    }
    let revealed = 0
    const timer = setInterval(() => {
      revealed += 1
      setProgress({ run, revealed })
      if (revealed >= count) clearInterval(timer)
    }, domainSearchLimits.rowDelay)
    return () => clearInterval(timer)
  }, [count, run, isStaggered])

  if (!isStaggered) return count
  return progress.run === run ? progress.revealed : 0
}
