import { useId } from 'react'

import { defineSection } from '@/parts/sections/define-section'
import { Masonry } from '@/ui/masonry/masonry.client'
import { Section, SectionHead, SectionHeading, Wide } from '@/ui/section/section'

import { CaseStory } from './case-story'
import { toCaseStudiesView } from './to-view'
import type { CaseStudiesView } from './types'

/** §2: masonry of 4 columns, 3 below 1280 px, 2 below 1024, 1 below 768. Without stories the section is not there (§7). */
export const CaseStudies = ({ view }: { readonly view: CaseStudiesView }) => {
  const heading = useId()
  const [first] = view.items
  if (!first) return null
  return (
    <Section labelledBy={heading}>
      <Wide>
        {view.presentation === 'feature' ? (
          <CaseStory study={first} heading={<SectionHeading id={heading} heading={view.heading} lang={view.lang} />} />
        ) : (
          <>
            <SectionHead id={heading} heading={view.heading} lang={view.lang} />
            <Masonry most={4}>
              {view.items.map((study) => (
                <li key={study.slug}>
                  <CaseStory study={study} heading={<h3>{study.company}</h3>} size="small" />
                </li>
              ))}
            </Masonry>
          </>
        )}
      </Wide>
    </Section>
  )
}

export const caseStudiesSection = defineSection('case-studies', {
  heading: 'section',
  failure: 'nothing',
  marksBorrowed: true,
  load: async (block, { caseStudies }) => toCaseStudiesView(block, await caseStudies()),
  draw: CaseStudies,
})
