import { defineSection } from '@/blocks/define-section'
import { SpecList } from '@/components/ui/specs/spec-list.client'

interface TrustStatsView {
  readonly items: readonly { readonly value: string; readonly label: string }[]
}

const TrustStats = ({ view }: { readonly view: TrustStatsView }) => (
  <div className="trust on-paper">
    <SpecList className="wide trust__list" specs={view.items} />
  </div>
)

export const trustStatsSection = defineSection('trust-stats', {
  heading: 'section',
  failure: 'generic',
  load: ({ items }) => ({ items: (items ?? []).map(({ value, label }) => ({ value: value ?? '', label: label ?? '' })) }),
  draw: TrustStats,
})
