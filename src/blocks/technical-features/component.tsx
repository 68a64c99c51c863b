import { useId } from 'react'

import type { TechnicalFeaturesBlock } from '@/payload-types'
import { defineSection } from '@/blocks/define-section'
import { TopicIcon } from '@/components/ui/icons/topic-icon'
import { SpecList } from '@/components/ui/specs/spec-list.client'
import { Section, SectionHead, Wide } from '@/components/ui/section/section'

interface DataSheetView {
  readonly icon: string | null
  readonly title: string
  readonly specs: readonly { readonly label: string; readonly value: string }[]
}

interface TechnicalFeaturesView {
  readonly heading: string
  readonly intro: string | null
  readonly groups: readonly DataSheetView[]
}

export const toTechnicalFeaturesView = (block: TechnicalFeaturesBlock): TechnicalFeaturesView => ({
  heading: block.heading ?? '',
  intro: block.intro || null,
  groups: block.groups.map(({ icon, title, items }) => ({
    icon: icon || null,
    title: title ?? '',
    specs: items.map(({ name, value }) => ({ label: name ?? '', value: value ?? '' })),
  })),
})

const DataSheet = ({ sheet }: { readonly sheet: DataSheetView }) => (
  <div className="data-sheet">
    <h3>
      <TopicIcon name={sheet.icon ?? ''} size={20} />
      {sheet.title}
    </h3>
    <SpecList specs={sheet.specs} />
  </div>
)

/** Data sheets of groups with names and values (§1). */
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
