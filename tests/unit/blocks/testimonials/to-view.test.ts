import { describe, expect, it } from 'vitest'
import { toTestimonialsView } from '@/blocks/testimonials/component'
import type { Testimonial, TestimonialsBlock } from '@/payload-types'

const document = (domain: string): Testimonial => ({
  id: domain,
  name: `Somebody of ${domain}`,
  company: domain,
  content: 'It hangs.',
  rating: 5,
  domain,
  order: 1,
  updatedAt: '',
  createdAt: '',
})

const documents = [document('one.com'), document('two.com'), document('three.com')]
const block = (own: Partial<TestimonialsBlock>): TestimonialsBlock => ({
  blockType: 'testimonials',
  heading: 'Said',
  presentation: 'grid',
  ...own,
})
const shown = (own: Partial<TestimonialsBlock>) => toTestimonialsView(block(own), documents).items.map(({ domain }) => domain)

describe('testimonials of a section', () => {
  it('are all in their order, up to the limit', () => {
    expect(shown({})).toEqual(['one.com', 'two.com', 'three.com'])
    expect(shown({ limit: 2, domains: [] })).toEqual(['one.com', 'two.com'])
  })

  it('are the listed customers, in that order', () => {
    expect(shown({ limit: 6, domains: [{ key: 'three.com' }, { key: 'one.com' }] })).toEqual(['three.com', 'one.com'])
  })

  it('skip a customer that no longer exists', () => {
    expect(shown({ domains: [{ key: 'gone.com' }, { key: 'two.com' }] })).toEqual(['two.com'])
  })
})
