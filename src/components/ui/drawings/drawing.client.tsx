'use client'

import { drawings, type DrawingName } from './shapes'

/** A thing of the shop, beside the heading that names it. The browser gets its name, and draws it: the shapes are not sent twice (ADR 040). */
export const Drawing = ({ of }: { readonly of: DrawingName }) => (
  <svg className="drawing" viewBox="0 0 240 160" aria-hidden="true">
    {drawings[of]}
  </svg>
)
