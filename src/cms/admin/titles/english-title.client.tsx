'use client'

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'
import { englishTitle } from './english-titles.client'

/** Above the form of a document that is not translated yet stands its English name instead of its id. */
export const EnglishTitle = ({ field }: { readonly field: string }) => {
  const { id, collectionSlug } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const isMissing = id !== undefined && title === String(id)

  useEffect(() => {
    if (!isMissing || !collectionSlug) return
    let isCurrent = true
    void englishTitle(collectionSlug, field, String(id)).then((english) => isCurrent && english !== '' && setDocumentTitle(english))
    return () => {
      isCurrent = false
    }
  }, [isMissing, collectionSlug, field, id, setDocumentTitle])
  return null
}
