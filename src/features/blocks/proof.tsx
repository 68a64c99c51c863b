import { useId } from 'react'

import { Section, Split, Wide } from '@/ui/section/section'

import { CaseStory } from '../case-studies/case-story'
import { Quote } from '../testimonials/quote'
import type { BlockViews } from './types'

interface ProofProps {
  readonly quote: BlockViews['testimonials']
  readonly story: BlockViews['case-studies']
}

/** What somebody said, beside what was done for somebody else. */
export function Proof({ quote, story }: ProofProps) {
  const heading = useId()
  const [testimonial] = quote.items
  const [study] = story.items
  return (
    <Section labelledBy={heading}>
      <Wide>
        <Split>
          {testimonial ? (
            <div>
              <h2 className="visually-hidden">{quote.heading}</h2>
              <Quote testimonial={testimonial} />
            </div>
          ) : null}
          {study ? <CaseStory study={study} heading={<h2 id={heading}>{story.heading}</h2>} /> : null}
        </Split>
      </Wide>
    </Section>
  )
}
