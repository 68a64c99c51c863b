'use client'

import { useSyncExternalStore } from 'react'
import { getPlaceholderTurn, getVisitorName, subscribeToVisitorName } from './visitor-name-store'
import { Plate, type PlateProps } from '@/components/ui/plate/plate'
import { SignName } from '@/components/ui/plate/sign'

interface VisitorName {
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

interface VisitorPlateProps extends Pick<PlateProps, 'body' | 'size' | 'fitted' | 'className'> {
  readonly placeholders: readonly string[]
}

/** A plate with the visitor's own name on it, wherever it hangs. */
export const VisitorPlate = ({ placeholders, ...plate }: VisitorPlateProps) => {
  const { name, isPlaceholder } = useVisitorName(placeholders)
  return <Plate {...plate} name={asDomainName(name)} ghost={isPlaceholder} />
}

interface VisitorSignProps {
  readonly placeholderNames: readonly string[]
  /** A CSS length: how tall a short name is drawn. */
  readonly largest: string
}

/** The visitor's own name, painted on a sign. */
export const VisitorSign = ({ placeholderNames, largest }: VisitorSignProps) => {
  const { name, isPlaceholder } = useVisitorName(placeholderNames)
  return <SignName name={asDomainName(name)} ghost={isPlaceholder} largest={largest} />
}
