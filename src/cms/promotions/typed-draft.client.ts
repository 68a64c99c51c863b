'use client'

import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useDeferredValue, useMemo } from 'react'

export type TypedPromotion = Readonly<Record<string, unknown>>

/** What stands in the form, saved or not. */
export const useTyped = (): TypedPromotion => {
  const [fields] = useAllFormFields()
  const shown = useDeferredValue(fields)
  return useMemo(() => reduceFieldsToValues(shown, true) as TypedPromotion, [shown])
}

/** The same as the desk is asked about; `null` until it can be told what is taken. */
export const useTypedDraft = (): TypedPromotion | null => {
  const { collectionSlug } = useDocumentInfo()
  const typed = useTyped()
  return useMemo(() => {
    if (typeof typed['value'] !== 'number' || typed['value'] <= 0) return null
    const named = (name: string) => (typeof typed[name] === 'string' && typed[name] !== '' ? typed[name] : 'NEW')
    return collectionSlug === 'coupons'
      ? { ...typed, kind: 'code', code: named('code') }
      : { ...typed, kind: 'automatic', key: named('key') }
  }, [typed, collectionSlug])
}
