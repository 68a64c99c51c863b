'use client'

import { isDocumentEvent, isLivePreviewEvent, ready } from '@payloadcms/live-preview'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, Fragment, type ReactNode, useCallback, type FragmentInstance } from 'react'
import type { Locale } from '@/lib/config/locales'
import { renderTyped } from './render-typed'
import { openSection } from '@/lib/config/preview-messages'

interface FollowFormProps {
  readonly serverUrl: string
  readonly locale: Locale
  /** Path of the previewed page. */
  readonly place: string
}

type PreviewMessage = Readonly<Record<string, unknown>>

/** Debounce in ms: longer than a pause between keys, short enough to feel live. */
const pauseMs = 200

/** Refreshes the preview while the editor types and on save. One render at a time, newest input wins. */
export const FollowForm = ({ serverUrl, locale, place }: FollowFormProps) => {
  const router = useRouter()
  const typed = useRef<PreviewMessage | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isDrawing = useRef(false)

  const draw = useEffectEvent(async () => {
    if (isDrawing.current || typed.current === null) return
    const sent = typed.current
    isDrawing.current = true
    try {
      await renderTyped(sent)
    } catch {
      // Logged out or offline: keeps the last render; the next input retries.
    }
    isDrawing.current = false
    if (typed.current !== sent) void draw()
  })

  const note = useEffectEvent((event: MessageEvent) => {
    // Input in another language is ignored; saves are not.
    if (isLivePreviewEvent(event, serverUrl)) {
      const { collectionSlug: collection, data, locale: written } = event.data as PreviewMessage
      if (written !== locale || typeof data !== 'object') return
      typed.current = { locale, place, collection, data }
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void draw(), pauseMs)
    }
    // A save refreshes the preview even if rendering the input failed.
    if (isDocumentEvent(event, serverUrl)) router.refresh()
  })

  useEffect(() => {
    const listen = (event: MessageEvent) => note(event)
    window.addEventListener('message', listen)
    ready({ serverURL: serverUrl })
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('message', listen)
    }
  }, [serverUrl])
  return null
}

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
