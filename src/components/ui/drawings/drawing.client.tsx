'use client'

import { drawings, type DrawingName } from './shapes'

/** A client component, so that the payload carries its name and not the shapes (ADR 016). */
export const Drawing = ({ of }: { readonly of: DrawingName }) => (
  <svg className="drawing" viewBox="0 0 240 160" aria-hidden="true">
    {drawings[of]}
  </svg>
)
