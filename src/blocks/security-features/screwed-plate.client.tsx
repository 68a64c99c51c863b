'use client'

import { Screw } from '@/components/ui/plate/screw.client'
import { VisitorSign } from '@/components/ui/visitor-name/visitor-name.client'

interface LaidScrew {
  /** Per cent of the plate's width and height. */
  readonly x: number
  readonly y: number
  /** In degrees. */
  readonly turn: number
}

const inset = { x: 4.5, y: 9.5 }
/** Fixed rotation step, so that every render gives the same picture. */
const turnStep = 67
const halfTurn = 180

/** Places `count` screws along the upper and lower edge, corners first; the upper edge takes the odd one. */
export function placeScrews(count: number): readonly LaidScrew[] {
  const above = Math.ceil(count / 2)
  const along = (index: number, ofRow: number) => (ofRow < 2 ? 50 : inset.x + (index * (100 - 2 * inset.x)) / (ofRow - 1))
  return Array.from({ length: count }, (_, index) => {
    const isAbove = index < above
    return {
      x: isAbove ? along(index, above) : along(index - above, count - above),
      y: isAbove ? inset.y : 100 - inset.y,
      turn: (index * turnStep) % halfTurn,
    }
  })
}

interface ScrewedPlateProps {
  readonly count: number
  readonly placeholderNames: readonly string[]
}

/** Decorative; the list beside it says the same. */
export const ScrewedPlate = ({ count, placeholderNames }: ScrewedPlateProps) => (
  <div className="screwed-plate" aria-hidden="true">
    {placeScrews(count).map(({ x, y, turn }) => (
      <span key={`${x} ${y}`} className="screwed-plate__screw" style={{ left: `${x}%`, top: `${y}%` }}>
        <Screw turn={turn} />
      </span>
    ))}
    <VisitorSign placeholderNames={placeholderNames} largest="64px" />
  </div>
)
