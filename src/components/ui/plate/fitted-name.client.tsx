'use client'

import { type CSSProperties, useRef } from 'react'

import { classNames } from '@/components/ui/styles/class-names'
import { useFitPlate } from './fit-plate.client'
import { nameStyle } from './plate-metrics'

interface FittedNameProps {
  readonly name: string
  /** CSS length: size of a short name. */
  readonly largest?: string
  /** Highest value on the width axis, up to 150. */
  readonly widest?: number
  readonly className?: string
}

export const FittedName = ({ name, largest, widest, className }: FittedNameProps) => {
  const element = useRef<HTMLSpanElement>(null)
  useFitPlate(element, name)
  const style = { ...nameStyle(name), '--fit-largest': largest, '--fit-widest': widest } as CSSProperties
  return (
    <span className="fit-room">
      <span ref={element} className={classNames('fitted-name', className)} style={style} translate="no">
        {name}
      </span>
    </span>
  )
}
