'use client'

import { isDocumentEvent, isLivePreviewEvent, ready } from '@payloadcms/live-preview'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Locale } from '@/lib/config/locales'
import { renderTyped } from './render-typed'

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
