'use client'

import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui'
import { translate, type Words } from '@/cms/words'

interface Section {
  readonly heading?: string | null
}

/** The heading of a section of a page: which kind it is, and what it says. */
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
