import { defineSection, type HeadedView, toHeadedView, ToolSection } from '@/blocks/define-section'

import { Dns } from './dns.split.client'

interface DnsLookupProps {
  readonly view: HeadedView
  readonly placeholderNames: readonly string[]
  readonly headingLevel?: 1 | 2
}

const DnsLookup = ({ view, placeholderNames, headingLevel }: DnsLookupProps) => (
  <ToolSection view={view} headingLevel={headingLevel} drawing="signpost" namespaces={['dnsLookup']}>
    <Dns placeholderNames={placeholderNames} />
  </ToolSection>
)

export const dnsLookupSection = defineSection('dns-lookup', {
  heading: 'page',
  failure: 'generic',
  marksBorrowed: true,
  load: toHeadedView,
  draw: DnsLookup,
})
