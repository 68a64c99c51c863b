import { useId } from 'react'

import { TopicIcon } from '@/ui/icons/topic-icon'
import { Section, SectionHead, Split, Wide } from '@/ui/section/section'

import type { FeaturesGridView } from './types'

/** What comes with it: a ruled list of two columns, not a wall of cards. */
export function FeaturesGrid({ view }: { readonly view: FeaturesGridView }) {
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
