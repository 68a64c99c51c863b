'use client'

import { useRowLabel, useTranslation, Pill } from '@payloadcms/ui'
import type { RowNaming } from '@/payload/fields/rows'
import { rowText } from './row-text'
import { translate } from '@/payload/translate'
import type { Words } from '@/payload/words'

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

interface Section {
  readonly heading?: string | null
}

export const SectionName = ({ kind }: { readonly kind: Words }) => {
  const { data, rowNumber = 0 } = useRowLabel<Section>()
  const { i18n } = useTranslation()
  return (
    <span className="section-name">
      <span className="section-name__number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {translate({ i18n }, kind)}
      </Pill>
      <span className="section-name__heading">{data?.heading}</span>
    </span>
  )
}
