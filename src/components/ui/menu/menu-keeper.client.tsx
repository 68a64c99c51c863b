'use client'

import { useEffect } from 'react'

/** Wraps Tab at both ends of a focus trap; `null` leaves it to the browser. */
export const nextStop = <Stop,>(stops: readonly Stop[], current: unknown, isBackwards: boolean): Stop | null => {
  const [from, to] = isBackwards ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  return to !== undefined && from === current ? to : null
}

const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')]

/** Visible tab stops; links in closed nested menus are skipped. */
const stopsOf = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>('summary, a[href], button:not(:disabled), select, input')].filter((element) =>
    element.checkVisibility(),
  )

const closeOthers = (event: Event) => {
  const target = event.target instanceof Node ? event.target : null
  for (const menu of openMenus()) {
    const link = target instanceof Element && menu.contains(target) ? target.closest('a') : null
    if (!menu.contains(target) || (link && event.type === 'click')) menu.open = false
  }
}

const closeInnermost = () => {
  const innermost = openMenus().at(-1)
  if (!innermost) return
  innermost.open = false
  innermost.querySelector('summary')?.focus()
}

/** `data-menu="page"` covers the page, so Tab cycles within it. */
const keepInside = (event: KeyboardEvent) => {
  const menu = openMenus().find(({ dataset }) => dataset['menu'] === 'page')
  const stop = menu && nextStop(stopsOf(menu), document.activeElement, event.shiftKey)
  if (!stop) return
  event.preventDefault()
  stop.focus()
}

const onKey = (event: KeyboardEvent) => {
  if (event.key === 'Escape') closeInnermost()
  else if (event.key === 'Tab') keepInside(event)
}

const closing = ['pointerdown', 'click', 'focusin'] as const

/**
 * Menus are `<details data-menu>` and open without JavaScript. This closes them on Escape, an outside click, a followed link, or
 * when another opens.
 */
export const MenuKeeper = () => {
  useEffect(() => {
    for (const event of closing) document.addEventListener(event, closeOthers)
    document.addEventListener('keydown', onKey)
    return () => {
      for (const event of closing) document.removeEventListener(event, closeOthers)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return null
}
