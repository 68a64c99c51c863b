'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const yearNow = () => new Date().getFullYear()

/** R12: a page may have been drawn last year; the browser knows better. */
export const CurrentYear = ({ drawnIn }: { readonly drawnIn: number }) => {
  return useSyncExternalStore(never, yearNow, () => drawnIn)
}
