'use client'

import { useEffect, useState } from 'react'
import { valuesOf } from '@/lib/http/form-state'
import { createDraft, sessionStore } from '@/components/draft'

/** Stores an edit when the session has expired and restores it once after login, for the same user only. */
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
