'use client'

import { useEffect } from 'react'

/** A manual popover stays open while the form is used, and so ignores Escape. An open dialog or menu takes the key first. */
export const CloseOnEscape = ({ popover }: { readonly popover: string }) => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      const panel = document.getElementById(popover)
      if (panel?.matches(':popover-open')) panel.hidePopover()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [popover])
  return null
}
