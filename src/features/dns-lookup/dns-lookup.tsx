import { defineSection } from '@/parts/sections/define-section'
import { type HeadedView, toHeadedView } from '@/parts/sections/headed-view'
import { ToolSection } from '@/parts/sections/tool-section'

import { Dns } from './dns.split.client'

interface DnsLookupProps {
  readonly view: HeadedView
  readonly placeholderNames: readonly string[]
  readonly headingLevel?: 1 | 2
}

/** §2: where a name points. */
export const DnsLookup = ({ view, placeholderNames, headingLevel }: DnsLookupProps) => (
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
