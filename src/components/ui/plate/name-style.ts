import type { CSSProperties } from 'react'

import { measureName } from './plate-metrics'

/** The three widths of a name as custom properties: all that the style sheet needs to cut it to its plate. */
export function nameStyle(name: string): CSSProperties {
  const { narrow, normal, wide } = measureName(name)
  return {
    '--name-narrow': narrow.toFixed(3),
    '--name-normal': normal.toFixed(3),
    '--name-wide': wide.toFixed(3),
  } as CSSProperties
}
