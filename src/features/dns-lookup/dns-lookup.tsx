import { useId } from 'react'

import { NeedsScript } from '@/parts/waiting/needs-script'
import { IslandWords } from '@/parts/words/island-words'
import { defineSection } from '@/parts/sections/define-section'
import { longestWordStyle } from '@/ui/section/longest-word'
import { Section, Wide } from '@/ui/section/section'

import { Dns } from './dns.split.client'

export interface DnsLookupView {
  readonly heading: string
  readonly intro: string | null
}

interface DnsLookupProps {
  readonly view: DnsLookupView
  readonly placeholderNames: readonly string[]
  readonly headingLevel?: 1 | 2
}

/** §2: where a name points. */
export const DnsLookup = ({ view, placeholderNames, headingLevel = 2 }: DnsLookupProps) => {
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
        <IslandWords namespaces={['dnsLookup', 'validation', 'cart']}>
          <Dns placeholderNames={placeholderNames} />
        </IslandWords>
      </Wide>
    </Section>
  )
}

export const dnsLookupSection = defineSection('dns-lookup', {
  heading: 'page',
  failure: 'generic',
  load: ({ heading, intro }) => ({ heading: heading ?? '', intro: intro ?? null }),
  draw: DnsLookup,
})
