'use client'

import { classNames } from '@/components/ui/styles/class-names'

interface ScrewProps {
  /** Degrees. */
  readonly turn: number
  /** A dashed hole in place of the screw. */
  readonly missing?: boolean
  readonly className?: string
}

export const Screw = ({ turn, missing = false, className }: ScrewProps) => (
  <svg className={classNames('screw', className)} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    {missing ? (
      <circle cx="10" cy="10" r="8.7" fill="none" stroke="var(--plate-ink)" strokeWidth="2.6" strokeDasharray="3.4 3" />
    ) : (
      <>
        <circle cx="10" cy="10" r="10" fill="var(--plate-ink)" />
        <path transform={`rotate(${turn} 10 10)`} d="M3 10h14" stroke="var(--plate)" strokeWidth="2.6" />
      </>
    )}
  </svg>
)
