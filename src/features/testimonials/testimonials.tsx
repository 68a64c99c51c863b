import { useId } from 'react'

import { defineSection } from '@/parts/sections/define-section'
import { Masonry } from '@/ui/masonry/masonry.client'
import { Section, SectionHead, Wide } from '@/ui/section/section'

import { Quote } from './quote'
import { toTestimonialsView } from './to-view'
import type { TestimonialsView } from './types'

/** §7: without anything to show the section is not there. */
export const Testimonials = ({ view }: { readonly view: TestimonialsView }) => {
  const heading = useId()
  const [first] = view.items
  if (!first) return null
  return (
    <Section labelledBy={heading}>
      <Wide>
        {view.presentation === 'quote' ? (
          <>
            <h2 className="visually-hidden" id={heading} lang={view.lang}>
              {view.heading}
            </h2>
            <Quote testimonial={first} />
          </>
        ) : (
          <>
            <SectionHead id={heading} heading={view.heading} lang={view.lang} />
            <Masonry most={3}>
              {view.items.map((testimonial) => (
                <li key={testimonial.id}>
                  <Quote testimonial={testimonial} size="small" />
                </li>
              ))}
            </Masonry>
          </>
        )}
      </Wide>
    </Section>
  )
}

export const testimonialsSection = defineSection('testimonials', {
  heading: 'section',
  failure: 'nothing',
  marksBorrowed: true,
  load: async (block, { testimonials }) => toTestimonialsView(block, await testimonials()),
  draw: Testimonials,
})
