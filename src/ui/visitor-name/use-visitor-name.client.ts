'use client'

import { useSyncExternalStore } from 'react'

import { getPlaceholderTurn, getVisitorName, subscribeToVisitorName } from './visitor-name-store'

export interface VisitorName {
  readonly name: string
  /** Nobody typed it: draw it as a ghost and keep it from screen readers. */
  readonly isPlaceholder: boolean
}

const nothing = (): null => null
const firstTurn = () => 0
const lastResort = 'yourname'

/** The visitor's own name, or a placeholder that turns calmly (and stands still under reduced motion). */
export function useVisitorName(placeholders: readonly string[]): VisitorName {
  const name = useSyncExternalStore(subscribeToVisitorName, getVisitorName, nothing)
  const turn = useSyncExternalStore(subscribeToVisitorName, getPlaceholderTurn, firstTurn)
  if (name !== null) return { name, isPlaceholder: false }
  return { name: placeholders[turn % Math.max(1, placeholders.length)] ?? lastResort, isPlaceholder: true }
}

/** What an empty field shows: an example, and never the visitor's own name, which would read as if it were typed. */
export function useExampleName(placeholders: readonly string[]): string {
  const turn = useSyncExternalStore(subscribeToVisitorName, getPlaceholderTurn, firstTurn)
  return placeholders[turn % Math.max(1, placeholders.length)] ?? lastResort
}

/** A plate away from the sign carries a whole domain name. */
export const asDomainName = (name: string) => (name.includes('.') ? name : `${name}.com`)
