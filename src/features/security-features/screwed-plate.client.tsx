'use client'

import { Screw } from '@/ui/plate/screw.client'
import { VisitorSign } from '@/ui/visitor-name/visitor-sign.client'

import { layScrews } from './lay-screws'

interface ScrewedPlateProps {
  readonly count: number
  readonly placeholderNames: readonly string[]
}

/** Decoration: the visitor's plate, held by one screw for each protection. The list beside it says the same in words. */
export const ScrewedPlate = ({ count, placeholderNames }: ScrewedPlateProps) => (
  <div className="screwed-plate" aria-hidden="true">
    {layScrews(count).map(({ x, y, turn }) => (
      <span key={`${x} ${y}`} className="screwed-plate__screw" style={{ left: `${x}%`, top: `${y}%` }}>
        <Screw turn={turn} />
      </span>
    ))}
    <VisitorSign placeholderNames={placeholderNames} largest="64px" />
  </div>
)
