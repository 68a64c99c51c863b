'use client'

import { Screw } from '@/components/ui/plate/screw.client'
import { VisitorSign } from '@/components/ui/visitor-name/visitor-name.client'

const screws = [
  { turn: 32, drivenIn: 1 },
  { turn: -18, drivenIn: 1 },
  { turn: 74, drivenIn: 2 },
  { turn: 8, drivenIn: 3 },
] as const

/**
 * The visitor's sign with two screws after the first step, three after the second, and four after the last. CSS shows screws by the
 * selected step.
 */
export const StepSign = ({ placeholderNames }: { readonly placeholderNames: readonly string[] }) => (
  <div className="step-sign" aria-hidden="true">
    {screws.map(({ turn, drivenIn }) => (
      <span key={turn} className="step-sign__screw">
        <Screw turn={turn} className={`step-sign__in--${drivenIn}`} />
        <Screw turn={turn} missing className={`step-sign__hole step-sign__hole--${drivenIn}`} />
      </span>
    ))}
    <VisitorSign placeholderNames={placeholderNames} largest="clamp(40px, 20cqi, 104px)" />
  </div>
)
