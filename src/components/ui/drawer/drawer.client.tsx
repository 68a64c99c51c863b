'use client'

import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide'
import type { ReactNode, RefObject } from 'react'

import { Icon } from '@/components/ui/icons/icon'

interface DrawerProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  readonly closeLabel: string
  /** Fixed below the scrolling content. */
  readonly foot?: ReactNode
  /** Focus target on close; by default the previously focused element. */
  readonly returnFocus?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** 592 px wide at the right edge, full width on phones. Traps focus, closes on Escape. */
export const Drawer = ({ open, onOpenChange, title, closeLabel, foot, returnFocus, children }: DrawerProps) => {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="drawer__scrim" />
        <Dialog.Popup className="drawer" finalFocus={returnFocus}>
          <div className="drawer__head">
            <Dialog.Title className="drawer__title">{title}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label={closeLabel}>
              <Icon of={X} />
            </Dialog.Close>
          </div>
          <div className="drawer__body">{children}</div>
          {foot ? <div className="drawer__foot">{foot}</div> : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
