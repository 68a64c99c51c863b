import type { ResourceDifficulty } from './types'

const filledUnits = { Beginner: 1, Intermediate: 2, Advanced: 3 } satisfies Record<ResourceDifficulty, number>

const units = [1, 2, 3]

/** A rack of three: one unit filled for each step of difficulty. The word is shown beside it. */
export const DifficultyUnits = ({ difficulty }: { readonly difficulty: ResourceDifficulty }) => (
  <svg className="resource__units" viewBox="0 0 16 18" width="16" height="18" aria-hidden="true" focusable="false">
    {units.map((unit) => (
      <rect
        key={unit}
        x="1"
        y={19 - unit * 6}
        width="14"
        height="4"
        fill={unit <= filledUnits[difficulty] ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
      />
    ))}
  </svg>
)
