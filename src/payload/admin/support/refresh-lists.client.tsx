'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** In ms. */
const refreshInterval = 3_000

/** Reloads the lists around a form after a save, and while an email is being sent. */
export const RefreshLists = ({ isSending }: { readonly isSending: boolean }) => {
  const router = useRouter()
  // The data itself is a new object after every refresh.
  const savedAt = useDocumentInfo().savedDocumentData?.['updatedAt']
  const shown = useRef(savedAt)
  useEffect(() => {
    if (shown.current === savedAt) return
    shown.current = savedAt
    router.refresh()
  }, [router, savedAt])
  useEffect(() => {
    if (!isSending) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) router.refresh()
    }, refreshInterval)
    return () => clearInterval(timer)
  }, [router, isSending])
  return null
}
