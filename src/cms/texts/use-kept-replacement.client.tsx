'use client'

import { useMemo, type ReactNode } from 'react'
import { isRecord } from '@/core/unsaved-changes'
import { TypedOffer } from '@/cms/admin/recovery/typed-offer.client'
import { useKeptDesk } from '@/cms/admin/recovery/use-kept-desk.client'

interface Replacement {
  readonly find: string
  readonly replacement: string
}

const isReplacement = (value: unknown): value is Replacement =>
  isRecord(value) && typeof value['find'] === 'string' && typeof value['replacement'] === 'string'

interface Typed extends Replacement {
  readonly isDone: boolean
  readonly onRestore: (value: Replacement) => void
}

/** H1, H2: a replacement that was typed and not made; what is to be shown above it. */
export const useKeptReplacement = ({ find, replacement, isDone, onRestore }: Typed): ReactNode => {
  const value = useMemo(() => (replacement === '' || isDone ? null : { find, replacement }), [find, replacement, isDone])
  const { offer, restore, drop } = useKeptDesk({ of: 'texts', value, isValue: isReplacement, onRestore })
  if (!offer) return null
  const { at, value: kept } = offer
  return <TypedOffer at={at} texts={[`${kept.find} → ${kept.replacement}`]} onRestore={() => restore(offer)} onDrop={() => drop(offer)} />
}
