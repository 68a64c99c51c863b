'use client'

import { useEffect } from 'react'

const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')]

/**
 * Menus are plain `<details data-menu>` and open without script. With it, Escape, a press elsewhere and following a
 * link close them, and one opened beside another closes that one.
 */
export function MenuKeeper() {
  useEffect(() => {
    const closeOthers = (event: Event) => {
      const target = event.target instanceof Node ? event.target : null
      for (const menu of openMenus()) {
        const link = target instanceof Element && menu.contains(target) ? target.closest('a') : null
        if (!menu.contains(target) || (link && event.type === 'click')) menu.open = false
      }
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const innermost = openMenus().at(-1)
      if (!innermost) return
      innermost.open = false
      innermost.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOthers)
    document.addEventListener('click', closeOthers)
    document.addEventListener('focusin', closeOthers)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOthers)
      document.removeEventListener('click', closeOthers)
      document.removeEventListener('focusin', closeOthers)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])
  return null
}
