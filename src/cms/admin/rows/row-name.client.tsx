'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import type { RowNaming } from '@/cms/fields/row-label'
import { rowText } from './row-text'

/** The heading of a row in a list. */
export const RowName = ({ naming }: { readonly naming: RowNaming }) => {
  const { data, rowNumber = 0 } = useRowLabel<object | undefined>()
  const { i18n } = useTranslation()
  const { title, detail } = rowText(data ?? {}, rowNumber + 1, naming, { i18n })
  return (
    <span className="row-name">
      {title}
      <span className="row-name__detail">{detail}</span>
    </span>
  )
}
