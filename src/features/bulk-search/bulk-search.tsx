import { defineSection } from '@/parts/sections/define-section'
import { type HeadedView, toHeadedView } from '@/parts/sections/headed-view'
import { ToolSection } from '@/parts/sections/tool-section'

import { Bulk } from './bulk.split.client'

interface BulkSearchProps {
  readonly view: HeadedView
  readonly headingLevel?: 1 | 2
}

/** The contract's bulk search: a list in, a list out. */
export const BulkSearch = ({ view, headingLevel }: BulkSearchProps) => (
  <ToolSection view={view} headingLevel={headingLevel} drawing="stack" namespaces={['bulkSearch', 'domainSearch']}>
    <Bulk />
  </ToolSection>
)

export const bulkSearchSection = defineSection('bulk-search', {
  heading: 'page',
  failure: 'generic',
  marksBorrowed: true,
  load: toHeadedView,
  draw: BulkSearch,
})
