import { defineSection } from '@/parts/sections/define-section'
import { type HeadedView, toHeadedView } from '@/parts/sections/headed-view'
import { ToolSection } from '@/parts/sections/tool-section'

import { Whois } from './whois.split.client'

interface WhoisLookupProps {
  readonly view: HeadedView
  readonly placeholderNames: readonly string[]
  readonly headingLevel?: 1 | 2
}

/** §2: who holds a name, since when and until when. */
export const WhoisLookup = ({ view, placeholderNames, headingLevel }: WhoisLookupProps) => (
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
