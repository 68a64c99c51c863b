import { describe, expect, it } from 'vitest'

import { CaseStudies, toCaseStudiesView } from '@/blocks/case-studies/component'
import type { CaseStudiesBlock, CaseStudy, Media } from '@/payload-types'
import { drawInWords } from '../../../support/draw-in-words'

const study = (company: string) =>
  ({
    slug: company.toLowerCase(),
    company,
    industry: 'Bakery',
    description: `${company} moved.`,
    challenge: 'Nine logins',
    solution: 'One login',
    testimonial: 'Nobody rang.',
    results: [{ metric: 'First byte', value: '180 ms', improvement: 'was 640 ms' }],
    timeline: 'Two nights',
    tags: [{ text: 'Migration' }],
    count: 3,
  }) as CaseStudy

const block: CaseStudiesBlock = { blockType: 'case-studies', heading: 'What was moved', presentation: 'masonry' }
const drawn = (studies: readonly CaseStudy[]) => drawInWords(<CaseStudies view={toCaseStudiesView(block, studies)} />)

describe('renders initials of a company without a logo', () => {
  it('§3.20: draws the initials of a company without a logo', () => {
    expect(drawn([study('Salt & Barley')])).toMatch(/case__mark[^>]*>SB</)
  })

  it('§2: is a masonry list in reading order', () => {
    const markup = drawn(['First', 'Second', 'Third', 'Fourth', 'Fifth'].map(study))
    expect(markup).toContain('<ul class="masonry masonry--4">')
    expect([...markup.matchAll(/<h3>(\w+)<\/h3>/g)].map(([, company]) => company)).toEqual(['First', 'Second', 'Third', 'Fourth', 'Fifth'])
  })

  it('§3.20: shows every field of a story', () => {
    const markup = drawn([study('Salt')])
    for (const words of [
      'Salt',
      'Bakery · Two nights',
      'Salt moved.',
      'Nine logins',
      'One login',
      'Nobody rang.',
      'First byte',
      '180 ms',
      'was 640 ms',
      'Migration',
    ]) {
      expect(markup).toContain(words)
    }
  })

  it('§3.20: shows the logo above the name, if there is one', () => {
    const logo = { id: '1', url: '/api/media/file/salt.png', width: 320, height: 80 } as Media
    const markup = drawn([{ ...study('Salt'), logo }])
    expect(markup).toMatch(/<img[^>]*class="case__logo"[^>]*salt\.png[^>]*>\s*<h3>Salt/)
    expect(drawn([study('Salt')])).not.toContain('<img')
    // not populated, so there is nothing to render
    expect(drawn([{ ...study('Salt'), logo: '1' }])).not.toContain('<img')
  })

  it('has a picture that counts, with the number as text', () => {
    expect(drawn([study('Salt')])).toContain('aria-label="3 websites migrated"')
  })

  it('R10: has no label on demo content', () => {
    expect(drawn([{ ...study('Salt'), demo: true }])).toBe(drawn([study('Salt')]))
  })

  it('§7: renders nothing without stories', () => {
    expect(drawn([])).toBe('')
  })
})
