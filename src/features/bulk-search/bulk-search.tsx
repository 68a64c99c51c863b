import { useId } from 'react'

import { NeedsScript } from '@/parts/waiting/needs-script'
import { IslandWords } from '@/parts/words/island-words'
import { defineSection } from '@/parts/sections/define-section'
import { longestWordStyle } from '@/ui/section/longest-word'
import { Section, Wide } from '@/ui/section/section'

import { Bulk } from './bulk.split.client'

export interface BulkSearchView {
  readonly heading: string
  readonly intro: string | null
}

interface BulkSearchProps {
  readonly view: BulkSearchView
  readonly headingLevel?: 1 | 2
}

/** The contract's bulk search: a list in, a list out. */
export const BulkSearch = ({ view, headingLevel = 2 }: BulkSearchProps) => {
  const heading = useId()
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <Section labelledBy={heading}>
      <Wide>
        <div className="bulk-head">
          <Heading id={heading} style={longestWordStyle(view.heading)}>
            {view.heading}
          </Heading>
          {view.intro ? <p className="section__intro">{view.intro}</p> : null}
        </div>
        <NeedsScript />
        <IslandWords namespaces={['bulkSearch', 'domainSearch', 'cart']}>
          <Bulk />
        </IslandWords>
      </Wide>
    </Section>
  )
}

export const bulkSearchSection = defineSection('bulk-search', {
  heading: 'page',
  failure: 'generic',
  load: ({ heading, intro }) => ({ heading: heading ?? '', intro: intro ?? null }),
  draw: BulkSearch,
})
