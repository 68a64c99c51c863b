'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { lineState, subscribeLine } from './network-status-store'

/** In the live region of the toasts: said while an answer is late or the browser has no line. It takes no press and no focus, and goes by itself; what was typed stays where it is. */
export const LineNotice = () => {
  const waiting = useTranslations('waiting')
  const cart = useTranslations('cart')
  const state = useSyncExternalStore(subscribeLine, lineState, () => null)
  if (state === null) return null
  return (
    <p className="line-notice">
      <span>{state === 'slow' ? waiting('long') : cart('network')}</span>
    </p>
  )
}
