import { describe, expect, it } from 'vitest'

import { Testimonials, toTestimonialsView } from '@/blocks/testimonials/component'
import { withBorrowed } from '@/core/translations/borrowed'
import type { Testimonial, TestimonialsBlock } from '@/payload-types'
import { drawInWords } from '../../../support/draw-in-words'

const testimonial = (more: Partial<Testimonial> = {}) =>
  ({
    id: 'a',
    name: 'Priya Raman',
    role: 'Founder',
    company: 'Kettle & Key',
    content: 'I liked it.',
    rating: 4,
    verified: true,
    industry: 'Holiday lets',
    companySize: '1-10',
    ...more,
  }) as Testimonial

const block = (more: Partial<TestimonialsBlock> = {}): TestimonialsBlock => ({
  blockType: 'testimonials',
  heading: 'What they said',
  presentation: 'grid',
  ...more,
})

const drawn = (documents: readonly Testimonial[], more: Partial<TestimonialsBlock> = {}) =>
  drawInWords(<Testimonials view={toTestimonialsView(block(more), documents)} />)

describe('testimonials', () => {
  it('§3.19: show the rating as text and screws, role, company, industry and size', () => {
    const markup = drawn([testimonial()])
    for (const words of ['Priya Raman', 'Founder, Kettle &amp; Key', 'Holiday lets · 1–10 employees', '4 of 5'])
      expect(markup).toContain(words)
    const slots = /stroke-width="2.4" d="([^"]+)"/.exec(markup)?.[1]
    expect(slots?.match(/M/g)).toHaveLength(4)
    expect(markup.match(/stroke-dasharray/g)).toHaveLength(1)
  })

  it('§3.19: mark only verified people as such', () => {
    expect(drawn([testimonial()])).toContain('Verified customer')
    expect(drawn([testimonial({ verified: false })])).not.toContain('Verified customer')
  })

  it('R10: show no rating and nobody verified for demo content', () => {
    const markup = drawn([testimonial({ demo: true })])
    expect(markup).toContain('I liked it.')
    for (const claim of ['quote__marks', 'of 5', 'Verified customer']) expect(markup).not.toContain(claim)
  })

  it('§3.19: render initials of people without a picture', () => {
    expect(drawn([testimonial()])).toMatch(/<span class="quote__face" aria-hidden="true" translate="no">PR<\/span>/)
    const avatar = { id: 'm', url: '/api/media/file/p.webp', width: 88, height: 88, alt: '' } as Testimonial['avatar']
    expect(drawn([testimonial({ avatar })])).not.toContain('>PR<')
  })

  it('R20: mark quotes that are not translated as English', () => {
    const markup = drawn([testimonial(), withBorrowed(testimonial({ id: 'b', content: 'I liked it too.' }), ['content'])])
    expect(markup.match(/<blockquote[^>]*>/g)).toEqual(['<blockquote>', '<blockquote lang="en">'])
  })

  it('omit unknown data', () => {
    const markup = drawn([testimonial({ industry: null, companySize: null })])
    expect(markup).not.toContain('employees')
    expect(markup).not.toContain(' · ')
  })

  it('§2.41: are a list in the editor’s order, up to the limit', () => {
    const markup = drawn(
      [testimonial({ id: 'a', name: 'First' }), testimonial({ id: 'b', name: 'Second' }), testimonial({ id: 'c', name: 'Third' })],
      { limit: 2 },
    )
    expect([...markup.matchAll(/<b>(\w+)<\/b>/g)].map(([, name]) => name)).toEqual(['First', 'Second'])
    expect(markup.match(/<li>/g)).toHaveLength(2)
  })

  it('§7.6: render nothing without testimonials', () => {
    expect(drawn([])).toBe('')
  })
})
