'use client'

import '../button/button.css'
import './toast.css'

import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'

import { classNames } from '../class-names'
import { Icon } from '../icons/icon'
import { Plate } from '../plate/plate'

/** R8: about five seconds on screen; Base UI holds it on hover and focus. */
const millisecondsShown = 5000

export interface ToastMessage {
  readonly message: string
  /** The visitor's name it is about: stands first, as a plate. */
  readonly plateName?: string
  readonly tone?: 'neutral' | 'error'
}

interface ToastData {
  readonly plateName?: string
}

interface ToastProviderProps {
  /** Name of the region: "Notifications". */
  readonly label: string
  readonly closeLabel: string
  readonly children: ReactNode
}

function ToastList({ closeLabel }: { readonly closeLabel: string }) {
  const { toasts } = Toast.useToastManager<ToastData>()
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={classNames('toast', toast.type === 'error' && 'toast--error')}>
      <Toast.Content className="toast__content">
        {toast.data?.plateName ? <Plate name={toast.data.plateName} size="small" /> : null}
        <Toast.Title render={<span />} />
      </Toast.Content>
      <Toast.Close className="icon-button" aria-label={closeLabel}>
        <Icon of={X} />
      </Toast.Close>
    </Toast.Root>
  ))
}

/** Holds the toasts of the whole page: one at a time, announced politely (R8). */
export const ToastProvider = ({ label, closeLabel, children }: ToastProviderProps) => (
  <Toast.Provider limit={1} timeout={millisecondsShown}>
    {children}
    <Toast.Portal>
      <Toast.Viewport className="toast-viewport" aria-label={label}>
        <ToastList closeLabel={closeLabel} />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
)

/** `show` replaces whatever toast stands there. */
export function useToast() {
  const { add, close } = Toast.useToastManager<ToastData>()
  const show = useCallback(
    ({ message, plateName, tone = 'neutral' }: ToastMessage) => {
      close()
      return add({ title: message, type: tone, priority: 'low', data: { plateName } })
    },
    [add, close],
  )
  return { show }
}
