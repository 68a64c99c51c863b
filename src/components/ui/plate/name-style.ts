import type { CSSProperties } from 'react'

import { measureName } from './plate-metrics'

export function nameStyle(name: string): CSSProperties {
  const { narrow, normal, wide } = measureName(name)
  return {
    '--name-narrow': narrow.toFixed(3),
    '--name-normal': normal.toFixed(3),
    '--name-wide': wide.toFixed(3),
  } as CSSProperties
}
