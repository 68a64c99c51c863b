'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { networkStatus, subscribeToNetworkStatus } from './network-status-store'

/** In the toasts' live region: shown while a response is late or the browser is offline. Not interactive; disappears by itself. */
export const NetworkStatusNotice = () => {
  const waiting = useTranslations('waiting')
  const cart = useTranslations('cart')
  const state = useSyncExternalStore(subscribeToNetworkStatus, networkStatus, () => null)
  if (state === null) return null
  return (
    <p className="line-notice">
      <span>{state === 'slow' ? waiting('long') : cart('network')}</span>
    </p>
  )
}
