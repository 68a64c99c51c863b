'use client'

import { useEffect, useState } from 'react'
import { createDraft } from '@/parts/draft/draft'
import { sessionStore } from '@/parts/draft/session-store'
import { valuesOf } from './actions/form-state'

/** An edit that a login comes between: kept when one leaves for it, and back once, if it is the same person who returns. */
export const useKeptEdit = (form: string, owner: string | undefined) => {
  const [back, setBack] = useState<Readonly<Record<string, string>> | null>(null)
  const key = `form-${form}`

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
