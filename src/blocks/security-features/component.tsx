import { useId } from 'react'

import type { SecurityFeaturesBlock } from '@/payload-types'
import { defineSection } from '@/blocks/define-section'
import { TopicIcon } from '@/components/ui/icons/topic-icon'
import { Section, SectionHeading, Split, Wide } from '@/components/ui/section/section'

import { ScrewedPlate } from './screwed-plate.client'

interface ProtectionView {
  readonly icon: string | null
  readonly title: string
  readonly description: string
  readonly included: string | null
}

interface SecurityFeaturesView {
  readonly heading: string
  readonly intro: string | null
  readonly items: readonly ProtectionView[]
}

export const toSecurityFeaturesView = (block: SecurityFeaturesBlock): SecurityFeaturesView => ({
  heading: block.heading ?? '',
  intro: block.intro || null,
  items: block.items.map(({ icon, title, description, included }) => ({
    icon: icon || null,
    title: title ?? '',
    description: description ?? '',
    included: included || null,
  })),
})

interface SecurityFeaturesProps {
  readonly view: SecurityFeaturesView
  readonly placeholderNames: readonly string[]
}

/** Plate with one screw per protection (§1). */
export const SecurityFeatures = ({ view, placeholderNames }: SecurityFeaturesProps) => {
  const heading = useId()
  if (view.items.length === 0) return null
  return (
    <Section labelledBy={heading}>
      <Wide>
        <Split>
          <div className="protections__head">
            <SectionHeading id={heading} heading={view.heading} intro={view.intro} />
            <ScrewedPlate count={view.items.length} placeholderNames={placeholderNames} />
          </div>
          <ul className="protections">
            {view.items.map(({ icon, title, description, included }) => (
              <li key={title}>
                <TopicIcon name={icon ?? ''} size={24} />
                <div>
                  <h3>{title}</h3>
                  {description ? <p>{description}</p> : null}
                </div>
                {included ? <p className="protections__included">{included}</p> : null}
              </li>
            ))}
          </ul>
        </Split>
      </Wide>
    </Section>
  )
}

export const securityFeaturesSection = defineSection('security-features', {
  heading: 'section',
  failure: 'generic',
  load: toSecurityFeaturesView,
  draw: SecurityFeatures,
})
