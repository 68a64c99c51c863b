'use client'

import { type RefObject, useEffect } from 'react'

import { fitName, measureName } from './plate-metrics'

const canDivideLengths = () => CSS.supports('font-stretch', 'calc(tan(atan2(100px, 10px)) * 1%)')

/**
 * Fallback for the stylesheet's law of fit: computes the width axis where CSS cannot, and shrinks the name if text zoom, which CSS
 * cannot detect, makes it overflow.
 */
export function useFitPlate(element: RefObject<HTMLElement | null>, name: string) {
  useEffect(() => {
    const target = element.current
    const room = target?.closest<HTMLElement>('.fit-room')
    if (!target || !room) return

    const fit = () => {
      target.style.removeProperty('--fit-zoom')
      if (!canDivideLengths()) {
        const largest = Number.parseFloat(getComputedStyle(target).fontSize)
        const { width } = fitName(measureName(name), room.clientWidth - 2, largest)
        target.dataset.fit = 'measured'
        target.style.setProperty('--fit-measured', width.toFixed(1))
      }
      // A fallback font has no narrow width, so its overflow is meaningless.
      if (document.fonts.status !== 'loaded') return
      const excess = target.scrollWidth / Math.max(1, room.clientWidth)
      if (excess > 1.01) target.style.setProperty('--fit-zoom', (1 / excess).toFixed(3))
    }

    // Called at once, after layout and before paint; measuring here would force layout for each plate.
    const observer = new ResizeObserver(fit)
    observer.observe(room)
    document.fonts.addEventListener('loadingdone', fit)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', fit)
    }
  }, [element, name])
}
