'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const yearNow = () => new Date().getFullYear()

/** R12: cached pages may be from last year; the browser corrects the year. */
export const CurrentYear = ({ drawnIn }: { readonly drawnIn: number }) => {
  return useSyncExternalStore(never, yearNow, () => drawnIn)
}
