import type { CSSProperties } from 'react'
import type { HoldView } from './types'

/** What a plan holds, in figures and as lengths: the longest is the family's largest. */
export const Holds = ({ holds }: { readonly holds: readonly HoldView[] }) => (
  <dl className="holds">
    {holds.map(({ label, value, share }) => (
      <div key={label} style={{ '--share': share } as CSSProperties}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
