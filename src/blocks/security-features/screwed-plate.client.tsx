'use client'

import { Screw } from '@/components/ui/plate/screw.client'
import { VisitorSign } from '@/components/ui/visitor-name/visitor-name.client'

interface LaidScrew {
  /** Per cent of the plate's width and height. */
  readonly x: number
  readonly y: number
  /** Degrees of its slot. */
  readonly turn: number
}

const inset = { x: 4.5, y: 9.5 }
/** A small fixed sequence: the same picture on every render, no dice. */
const turnStep = 67
const halfTurn = 180

/** `count` screws along the upper and lower edge of a plate, the upper edge taking the odd one, corners first. */
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

/** Decoration: the visitor's plate, held by one screw for each protection. The list beside it says the same in words. */
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
