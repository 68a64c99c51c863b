import { useId } from 'react'

import { Section, Split, Wide } from '@/ui/section/section'

import { CaseStory } from '@/features/case-studies/case-story'
import { Quote } from '@/features/testimonials/quote'
import type { SectionViews } from './registry'

interface ProofProps {
  readonly quote: SectionViews['testimonials']
  readonly story: SectionViews['case-studies']
}

/** What somebody said, beside what was done for somebody else. */
export const Proof = ({ quote, story }: ProofProps) => {
  const heading = useId()
  const [testimonial] = quote.items
  const [study] = story.items
  return (
    <Section labelledBy={heading}>
      <Wide>
        <Split>
          {testimonial ? (
            <div>
              <h2 className="visually-hidden" lang={quote.lang}>
                {quote.heading}
              </h2>
              <Quote testimonial={testimonial} />
            </div>
          ) : null}
          {study ? (
            <CaseStory
              study={study}
              heading={
                <h2 id={heading} lang={story.lang}>
                  {story.heading}
                </h2>
              }
            />
          ) : null}
        </Split>
      </Wide>
    </Section>
  )
}
