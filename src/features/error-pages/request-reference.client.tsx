'use client'

import { useSyncExternalStore } from 'react'

const isOfThisPage = (entry: PerformanceEntry): boolean => new URL(entry.name, window.location.href).pathname === window.location.pathname

/** Request id of the latest response for this page, from Server-Timing of a navigation or a client-side fetch. */
const readReference = (): string | null =>
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(isOfThisPage)
    .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? [...(entry.serverTiming ?? [])] : []))
    .findLast(({ name }) => name === 'request')?.description ?? null

const never = () => () => {}

/** Request id for support, to find the error in the log. */
export const RequestReference = ({ label }: { readonly label: string }) => {
  const reference = useSyncExternalStore(never, readReference, () => null)
  return reference === null ? null : (
    <p>
      {label} <code>{reference}</code>
    </p>
  )
}
