'use client'

import { useSyncExternalStore } from 'react'

const isOfThisPage = (entry: PerformanceEntry): boolean => new URL(entry.name, window.location.href).pathname === window.location.pathname

/** The newest answer for this address, whether the page was loaded or walked to, says by which name the shop's log knows it. */
const readReference = (): string | null =>
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(isOfThisPage)
    .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? [...(entry.serverTiming ?? [])] : []))
    .findLast(({ name }) => name === 'request')?.description ?? null

const never = () => () => {}

/** What a visitor can read out to support, so that the fault is found in the log. */
export const RequestReference = ({ label }: { readonly label: string }) => {
  const reference = useSyncExternalStore(never, readReference, () => null)
  return reference === null ? null : (
    <p>
      {label} <code>{reference}</code>
    </p>
  )
}
