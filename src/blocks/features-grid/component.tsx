import { useId } from 'react'

import { defineSection } from '@/blocks/define-section'
import { TopicIcon } from '@/components/ui/icons/topic-icon'
import { Section, SectionHead, Split, Wide } from '@/components/ui/section/section'

interface FeaturesGridView {
  readonly heading: string
  readonly intro?: string | null
  readonly items: readonly { readonly icon?: string | null; readonly title: string; readonly description: string }[]
}

const FeaturesGrid = ({ view }: { readonly view: FeaturesGridView }) => {
  const heading = useId()
  return (
    <Section labelledBy={heading}>
      <Wide>
        <Split className="features">
          <SectionHead id={heading} heading={view.heading} intro={view.intro} />
          <ul className="features__list">
            {view.items.map(({ icon, title, description }) => (
              <li key={title}>
                <TopicIcon name={icon ?? ''} />
                <div>
                  <h3>{title}</h3>
                  <p>{description}</p>
                </div>
              </li>
            ))}
          </ul>
        </Split>
      </Wide>
    </Section>
  )
}

export const featuresGridSection = defineSection('features-grid', {
  heading: 'section',
  failure: 'generic',
  load: ({ heading, intro, items }) => ({
    heading: heading ?? '',
    intro,
    items: (items ?? []).map(({ icon, title, description }) => ({ icon, title: title ?? '', description: description ?? '' })),
  }),
  draw: FeaturesGrid,
})
