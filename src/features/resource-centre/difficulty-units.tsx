import type { ResourceDifficulty } from './types'

const filledUnits = { Beginner: 1, Intermediate: 2, Advanced: 3 } satisfies Record<ResourceDifficulty, number>

/** The lowest units of a rack, as one line. */
const unitsUpTo = (count: number): string => Array.from({ length: count }, (_, unit) => `M1 ${13 - unit * 6}h14v4h-14z`).join('')

/** A rack of three: one unit filled for each step of difficulty. The word is shown beside it. */
export const DifficultyUnits = ({ difficulty }: { readonly difficulty: ResourceDifficulty }) => (
  <svg className="resource__units" viewBox="0 0 16 18" width="16" height="18" aria-hidden="true" focusable="false">
    <path fill="none" stroke="currentColor" strokeWidth="1.5" d={unitsUpTo(3)} />
    <path fill="currentColor" d={unitsUpTo(filledUnits[difficulty])} />
  </svg>
)
