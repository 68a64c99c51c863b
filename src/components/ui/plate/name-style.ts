import type { CSSProperties } from 'react'

import { measureName } from './plate-metrics'

/** Widths of a name as custom properties for the stylesheet. */
export function nameStyle(name: string): CSSProperties {
  const { narrow, normal, wide } = measureName(name)
  return {
    '--name-narrow': narrow.toFixed(3),
    '--name-normal': normal.toFixed(3),
    '--name-wide': wide.toFixed(3),
  } as CSSProperties
}
