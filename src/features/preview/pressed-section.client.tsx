'use client'

import { Fragment, type ReactNode, useCallback, type FragmentInstance } from 'react'
import { openSection } from '@/lib/config/preview-messages'

interface PressedSectionProps {
  readonly id: string
  readonly serverUrl: string
  readonly children: ReactNode
}

/** A section that, pressed, is opened in the form beside the preview. No element of its own: what stands beside what decides how sections look. */
export const PressedSection = ({ id, serverUrl, children }: PressedSectionProps) => {
  const listen = useCallback(
    (fragment: FragmentInstance | null) => {
      const press = (event: Event) => {
        const form: Window = (window.opener as Window | null) ?? window.parent
        if (form === window) return
        // The way out of the preview is the header; a link in a section is a place to edit.
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
        form.postMessage({ type: openSection, id }, serverUrl)
      }
      fragment?.addEventListener('click', press)
      return () => fragment?.removeEventListener('click', press)
    },
    [id, serverUrl],
  )
  return <Fragment ref={listen}>{children}</Fragment>
}
