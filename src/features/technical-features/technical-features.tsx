import { useId } from 'react'

import { defineSection } from '@/parts/sections/define-section'
import { TopicIcon } from '@/ui/icons/topic-icon'
import { Section, SectionHead, Wide } from '@/ui/section/section'

import { toTechnicalFeaturesView } from './to-view'
import type { DataSheetView, TechnicalFeaturesView } from './types'

const DataSheet = ({ sheet }: { readonly sheet: DataSheetView }) => (
  <div className="data-sheet">
    <h3>
      <TopicIcon name={sheet.icon ?? ''} size={20} />
      {sheet.title}
    </h3>
    <dl>
      {sheet.items.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)

/** §1: data sheets, on one plate as it is riveted to a machine. */
export const TechnicalFeatures = ({ view }: { readonly view: TechnicalFeaturesView }) => {
  const heading = useId()
  if (view.groups.length === 0) return null
  return (
    <Section labelledBy={heading}>
      <Wide className="machine-frame">
        <SectionHead id={heading} heading={view.heading} intro={view.intro} />
        <div className="machine-plate on-paper">
          {view.groups.map((sheet) => (
            <DataSheet key={sheet.title} sheet={sheet} />
          ))}
        </div>
      </Wide>
    </Section>
  )
}

export const technicalFeaturesSection = defineSection('technical-features', {
  heading: 'section',
  failure: 'technicalFeatures',
  load: toTechnicalFeaturesView,
  draw: TechnicalFeatures,
})
