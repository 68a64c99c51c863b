'use client'

import { useEffect, useState } from 'react'
import { valuesOf } from '@/lib/http/form-state'
import { createDraft, sessionStore } from '@/components/draft/draft'

/** An edit that a login comes between: kept when one leaves for it, and back once, if it is the same person who returns. */
export const useKeptEdit = (key: string, owner: string | undefined) => {
  const [back, setBack] = useState<Readonly<Record<string, string>> | null>(null)

  useEffect(() => {
    if (owner === undefined) return
    const draft = createDraft(sessionStore, key)
    const kept = draft.read()
    draft.forget()
    if (kept?.owner === owner) setBack(kept.fields)
  }, [key, owner])

  const keep = (data: FormData) => {
    if (owner !== undefined) createDraft(sessionStore, key).keep({ owner, fields: valuesOf(data) })
  }
  return { back, keep }
}
