'use client'

import { useSyncExternalStore } from 'react'
import { getPlaceholderTurn, getVisitorName, subscribeToVisitorName } from './visitor-name-store'
import { parseDomainName, formatDomainName } from '@/core/domains/parse-domain'
import { Plate, type PlateProps } from '@/components/ui/plate/plate'
import { SignName } from '@/components/ui/plate/sign'

interface VisitorName {
  readonly name: string
  /** Such a name is rendered as a ghost and hidden from screen readers. */
  readonly isPlaceholder: boolean
}

const nothing = (): null => null
const firstTurn = () => 0
const lastResort = 'yourname'

/** The visitor's domain, or a rotating placeholder (static under reduced motion). */
export function useVisitorName(placeholders: readonly string[]): VisitorName {
  const name = useSyncExternalStore(subscribeToVisitorName, getVisitorName, nothing)
  const turn = useSyncExternalStore(subscribeToVisitorName, getPlaceholderTurn, firstTurn)
  if (name !== null) return { name, isPlaceholder: false }
  return { name: placeholders[turn % Math.max(1, placeholders.length)] ?? lastResort, isPlaceholder: true }
}

/** Placeholder of an empty field. Never the visitor's own domain, which would look typed. */
export function useExampleName(placeholders: readonly string[]): string {
  const turn = useSyncExternalStore(subscribeToVisitorName, getPlaceholderTurn, firstTurn)
  return placeholders[turn % Math.max(1, placeholders.length)] ?? lastResort
}

/** Plates other than the search field show a full domain. */
export const asDomainName = (name: string) => (name.includes('.') ? name : `${name}.com`)

/** The visitor's domain, normalised; null until a valid one was typed. */
export function useVisitorDomain(): string | null {
  const name = useSyncExternalStore(subscribeToVisitorName, getVisitorName, nothing)
  const parsed = name === null ? null : parseDomainName(asDomainName(name))
  return parsed?.ok ? formatDomainName(parsed.value) : null
}

interface VisitorPlateProps extends Pick<PlateProps, 'body' | 'size' | 'fitted' | 'className'> {
  readonly placeholders: readonly string[]
}

export const VisitorPlate = ({ placeholders, ...plate }: VisitorPlateProps) => {
  const { name, isPlaceholder } = useVisitorName(placeholders)
  return <Plate {...plate} name={asDomainName(name)} ghost={isPlaceholder} />
}

interface VisitorSignProps {
  readonly placeholderNames: readonly string[]
  /** CSS length: size of a short name. */
  readonly largest: string
}

export const VisitorSign = ({ placeholderNames, largest }: VisitorSignProps) => {
  const { name, isPlaceholder } = useVisitorName(placeholderNames)
  return <SignName name={asDomainName(name)} ghost={isPlaceholder} largest={largest} />
}
