import './testimonials.css'

import { useId } from 'react'

import { Section, SectionHead, Wide } from '@/ui/section/section'

import { Quote } from './quote'
import type { TestimonialsView } from './types'

/** §7: without anything to show the section is not there. */
export function Testimonials({ view }: { readonly view: TestimonialsView }) {
  const heading = useId()
  const [first] = view.items
  if (!first) return null
  return (
    <Section labelledBy={heading}>
      <Wide>
        {view.presentation === 'quote' ? (
          <>
            <h2 className="visually-hidden" id={heading}>
              {view.heading}
            </h2>
            <Quote testimonial={first} />
          </>
        ) : (
          <>
            <SectionHead id={heading} heading={view.heading} />
            <div className="quotes">
              {view.items.map((testimonial) => (
                <Quote key={testimonial.id} testimonial={testimonial} size="small" />
              ))}
            </div>
          </>
        )}
      </Wide>
    </Section>
  )
}
