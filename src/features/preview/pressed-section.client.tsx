'use client'

import { Fragment, type ReactNode, useCallback, type FragmentInstance } from 'react'
import { openSection } from '@/lib/config/preview-messages'

interface PressedSectionProps {
  readonly id: string
  readonly serverUrl: string
  readonly children: ReactNode
}

/** Opens the clicked section in the form. Adds no element, because CSS depends on section siblings. */
export const PressedSection = ({ id, serverUrl, children }: PressedSectionProps) => {
  const listen = useCallback(
    (fragment: FragmentInstance | null) => {
      const press = (event: Event) => {
        const form: Window = (window.opener as Window | null) ?? window.parent
        if (form === window) return
        // Links in sections do not navigate; the header does.
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
