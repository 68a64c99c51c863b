import { defineSection, type HeadedView, toHeadedView, ToolSection } from '@/blocks/define-section'

import { Whois } from './whois.split.client'

interface WhoisLookupProps {
  readonly view: HeadedView
  readonly placeholderNames: readonly string[]
  readonly headingLevel?: 1 | 2
}

/** WHOIS lookup of a domain (§2). */
const WhoisLookup = ({ view, placeholderNames, headingLevel }: WhoisLookupProps) => (
  <ToolSection view={view} headingLevel={headingLevel} drawing="lens" namespaces={['whoisLookup']}>
    <Whois placeholderNames={placeholderNames} />
  </ToolSection>
)

export const whoisLookupSection = defineSection('whois-lookup', {
  heading: 'page',
  failure: 'generic',
  marksBorrowed: true,
  load: toHeadedView,
  draw: WhoisLookup,
})
