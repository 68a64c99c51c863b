'use client'

import { isDocumentEvent, isLivePreviewEvent, ready } from '@payloadcms/live-preview'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Locale } from '@/lib/config/locales'
import { renderTyped } from './render-typed'

interface FollowFormProps {
  readonly serverUrl: string
  readonly locale: Locale
  /** Path of the page that is previewed. */
  readonly place: string
}

type DeliveryResult = Readonly<Record<string, unknown>>

/** Long enough for the next letter of a word, short enough to be followed by eye. */
const pauseMs = 200

/** Draws the preview anew while the editor beside it types, and whenever they save. One drawing at a time; the newest words win. */
export const FollowForm = ({ serverUrl, locale, place }: FollowFormProps) => {
  const router = useRouter()
  const typed = useRef<DeliveryResult | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isDrawing = useRef(false)

  const draw = useEffectEvent(async () => {
    if (isDrawing.current || typed.current === null) return
    const sent = typed.current
    isDrawing.current = true
    try {
      await renderTyped(sent)
    } catch {
      // Whoever is logged out, or offline, sees what was drawn last; the next letter tries again.
    }
    isDrawing.current = false
    if (typed.current !== sent) void draw()
  })

  const note = useEffectEvent((event: MessageEvent) => {
    // A form in another language says nothing of this one: its saves do.
    if (isLivePreviewEvent(event, serverUrl)) {
      const { collectionSlug: collection, data, locale: written } = event.data as DeliveryResult
      if (written !== locale || typeof data !== 'object') return
      typed.current = { locale, place, collection, data }
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void draw(), pauseMs)
    }
    // What was saved is shown whether or not what was typed could be drawn.
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
