'use client'

import { Plate, type PlateProps } from '@/ui/plate/plate'
import { asDomainName, useVisitorName } from './use-visitor-name.client'

interface VisitorPlateProps extends Pick<PlateProps, 'body' | 'size' | 'fitted' | 'className'> {
  readonly placeholders: readonly string[]
}

/** A plate with the visitor's own name on it, wherever it hangs. */
export const VisitorPlate = ({ placeholders, ...plate }: VisitorPlateProps) => {
  const { name, isPlaceholder } = useVisitorName(placeholders)
  return <Plate {...plate} name={asDomainName(name)} ghost={isPlaceholder} />
}
