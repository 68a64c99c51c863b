'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { dropCopy, dropTyped, findTyped, keepTyped, type Copy, type CopyName } from './typed-store.client'
import { useWindowName } from './window-name.client'

interface Kept<Value> {
  /** What it is typed into. */
  readonly of: string
  /** `null` while nothing is unsaved. */
  readonly value: Value | null
  readonly isValue: (value: unknown) => value is Value
  /** The value is put into the screen again. */
  readonly onRestore: (value: Value) => void
}

/** Asks before the window is closed or reloaded. */
export const useAskBeforeLeaving = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}

/** H1, H2: the same as of forms, for a screen of our own: what is typed is kept at once, until it is saved, and offered again. */
export const useKeptDesk = <Value>({ of, value, isValue, onRestore }: Kept<Value>) => {
  const { user } = useAuth()
  const window = useWindowName()
  const owner = user ? String(user.id) : null
  const [offers, setOffers] = useState<readonly Copy<Value>[]>([])
  const hasKept = useRef(false)
  useAskBeforeLeaving(value !== null)

  const nameOf = (user: string): CopyName => ({ user, of, window })
  const look = useEffectEvent(() => {
    if (owner !== null) setOffers(findTyped({ user: owner, of }, isValue))
  })
  useEffect(() => look(), [of, owner])

  const follow = useEffectEvent(() => {
    if (owner === null) return
    if (value !== null) hasKept.current = keepTyped(nameOf(owner), value)
    else if (hasKept.current) dropTyped(nameOf(owner))
  })
  useEffect(() => follow(), [value])

  const drop = (copy: Copy<Value>) => {
    dropCopy(copy)
    setOffers((before) => before.filter(({ key }) => key !== copy.key))
  }
  const restore = (copy: Copy<Value>) => {
    if (owner !== null) hasKept.current = keepTyped(nameOf(owner), copy.value)
    onRestore(copy.value)
    drop(copy)
  }
  return { offer: offers[0] ?? null, restore, drop }
}
