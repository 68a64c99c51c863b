'use client'

import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClient } from 'payload'
import { useEffect, useState } from 'react'
import { englishTitle } from './english-titles.client'

/** The name of a document in a list: its English one where it is not translated yet. */
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
