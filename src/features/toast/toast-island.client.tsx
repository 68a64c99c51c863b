'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { networkStatus, subscribeToNetworkStatus } from '@/components/network-status/network-status-store'
import { NetworkStatusNotice } from '@/components/network-status/network-status.client'
import { useCart } from '@/features/cart/use-cart.client'
import { classNames } from '@/components/ui/styles/class-names'
import { IconButton } from '@/components/ui/button/button'
import { Close } from '@/components/ui/icons/icon'
import { Plate } from '@/components/ui/plate/plate'
import { toastStore } from '@/components/toast-store'

/** R8: one toast in a permanent live region; stays while hovered or focused. */
export const ToastIsland = () => {
  const t = useTranslations('toast')
  const { toast, dismiss, hold, release } = useStore(toastStore)
  const isDrawerOpen = useCart((cart) => cart.isOpen)
  const cart = useTranslations('cart')
  const line = useSyncExternalStore(subscribeToNetworkStatus, networkStatus, () => null)
  // R19: the offline notice says the same
  const isSaid = line === 'offline' && toast?.text === cart('network')
  return (
    <div
      className={classNames('toast-viewport', isDrawerOpen && 'toast-viewport--said', toast?.isAtField && 'toast-viewport--beside')}
      role="region"
      aria-label={t('region')}
    >
      <div role="status" aria-live="polite" aria-atomic="true">
        <NetworkStatusNotice />
        {toast?.isOpen && !isSaid ? (
          <div key={toast.id} className="toast" onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
            <span className="toast__content">
              {toast.name ? <Plate name={toast.name} size="small" /> : null}
              <span>{toast.text}</span>
            </span>
            <IconButton label={t('dismiss')} icon={Close} onClick={dismiss} />
          </div>
        ) : null}
      </div>
    </div>
  )
}
