'use client'

import Link from 'next/link'
import type { CSSProperties } from 'react'

interface BrandProps {
  readonly name: string
  readonly href: string
  /** CSS colour of the background, in which the mark's plate is cut out. */
  readonly behind?: string
}

/** A client component: the mark is on every page twice, and the payload only carries its props. */
export const Brand = ({ name, href, behind = 'var(--wall)' }: BrandProps) => (
  <Link className="brand" href={href}>
    <svg
      className="brand__mark"
      viewBox="0 0 34 34"
      aria-hidden="true"
      focusable="false"
      style={{ '--brand-behind': behind } as CSSProperties}
    >
      <path fill="currentColor" d="M3 0h8v34H3zM23 0h8v34h-8z" />
      <path fill="var(--brand-behind)" d="M-1 8.5h36v17H-1z" />
      <rect y="11" width="34" height="12" rx="1.5" fill="currentColor" />
      <circle cx="5.2" cy="17" r="1.7" fill="var(--brand-behind)" />
      <circle cx="28.8" cy="17" r="1.7" fill="var(--brand-behind)" />
    </svg>
    {name}
  </Link>
)
