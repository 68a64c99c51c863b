'use client'

import { useDocumentInfo, useDocumentTitle, DefaultCell } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { englishTitle } from './english-titles.client'
import type { DefaultCellComponentProps, TextFieldClient } from 'payload'

/** Shows the English title of untranslated documents instead of their id. */
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

/** Falls back to the English title of untranslated documents. */
export const TitleCell = (props: DefaultCellComponentProps<TextFieldClient>) => {
  const { cellData, collectionSlug, field, rowData } = props
  const [english, setEnglish] = useState('')
  const id = String((rowData as { readonly id?: unknown }).id ?? '')
  const isMissing = !cellData && id !== ''

  useEffect(() => {
    let isCurrent = true
    if (isMissing) void englishTitle(collectionSlug, field.name, id).then((title) => isCurrent && setEnglish(title))
    return () => {
      isCurrent = false
    }
  }, [isMissing, collectionSlug, field.name, id])

  return <DefaultCell {...props} cellData={isMissing && english !== '' ? english : cellData} />
}
