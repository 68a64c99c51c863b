import { useId } from 'react'

import { NeedsScript } from '@/parts/waiting/needs-script'
import { IslandWords } from '@/parts/words/island-words'
import { defineSection } from '@/parts/sections/define-section'
import { longestWordStyle } from '@/ui/section/longest-word'
import { Section, Wide } from '@/ui/section/section'

import { Whois } from './whois.split.client'

export interface WhoisLookupView {
  readonly heading: string
  readonly intro: string | null
}

interface WhoisLookupProps {
  readonly view: WhoisLookupView
  readonly placeholderNames: readonly string[]
  readonly headingLevel?: 1 | 2
}

/** §2: who holds a name, since when and until when. */
export const WhoisLookup = ({ view, placeholderNames, headingLevel = 2 }: WhoisLookupProps) => {
  const heading = useId()
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <Section labelledBy={heading}>
      <Wide>
        <div className="lookup-head">
          <Heading id={heading} style={longestWordStyle(view.heading)}>
            {view.heading}
          </Heading>
          {view.intro ? <p className="section__intro">{view.intro}</p> : null}
        </div>
        <NeedsScript />
        <IslandWords namespaces={['whoisLookup', 'validation', 'cart']}>
          <Whois placeholderNames={placeholderNames} />
        </IslandWords>
      </Wide>
    </Section>
  )
}

export const whoisLookupSection = defineSection('whois-lookup', {
  heading: 'page',
  failure: 'generic',
  load: ({ heading, intro }) => ({ heading: heading ?? '', intro: intro ?? null }),
  draw: WhoisLookup,
})
