'use client'

import { useEffect, useState } from 'react'

const pause = 4_000

/** The plausible name on the empty plate: the next one now and then, still under reduced motion or while something is typed. */
export const useRotatingName = (names: readonly string[], isStill: boolean): string => {
  const [position, setPosition] = useState(0)
  useEffect(() => {
    if (isStill || names.length < 2 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setPosition((current) => current + 1), pause)
    return () => clearInterval(timer)
  }, [isStill, names.length])
  return names[position % Math.max(1, names.length)] ?? ''
}
