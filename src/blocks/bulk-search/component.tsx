import { defineSection, type HeadedView, toHeadedView, ToolSection } from '@/blocks/define-section'

import { Bulk } from './bulk.split.client'

interface BulkSearchProps {
  readonly view: HeadedView
  readonly headingLevel?: 1 | 2
}

const BulkSearch = ({ view, headingLevel }: BulkSearchProps) => (
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
