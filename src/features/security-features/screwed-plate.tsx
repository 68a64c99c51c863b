import { Screw } from '@/ui/plate/screw'
import { VisitorSign } from '@/ui/visitor-name/visitor-sign.client'

import { layScrews } from './lay-screws'

interface ScrewedPlateProps {
  readonly count: number
  /** What is counted, in words. */
  readonly label: string
  readonly placeholderNames: readonly string[]
}

/** A picture that counts: the visitor's plate, held by one screw for each protection. */
export const ScrewedPlate = ({ count, label, placeholderNames }: ScrewedPlateProps) => (
  <div className="screwed-plate" role="img" aria-label={label}>
    {layScrews(count).map(({ x, y, turn }) => (
      <span key={`${x} ${y}`} className="screwed-plate__screw" style={{ left: `${x}%`, top: `${y}%` }}>
        <Screw turn={turn} />
      </span>
    ))}
    <VisitorSign placeholderNames={placeholderNames} largest="64px" />
  </div>
)
