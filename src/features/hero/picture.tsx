import type { ReactNode } from 'react'

import { VisitorSign } from '@/ui/visitor-name/visitor-sign.client'

import { Ledger } from './pictures/ledger'
import { Plates } from './pictures/plates'
import { Rack } from './pictures/rack'
import { Rods } from './pictures/rods'
import { Screws } from './pictures/screws'
import { Tags } from './pictures/tags'
import type { HeroPicture } from './types'

/** Every drawing is 560 by 440 and leaves room for one plate. */
const drawings = {
  rack: Rack,
  rods: Rods,
  tags: Tags,
  plates: Plates,
  screws: Screws,
  ledger: Ledger,
} satisfies Record<HeroPicture, () => ReactNode>

interface PictureProps {
  readonly of: HeroPicture
  readonly showPlate: boolean
  readonly placeholderNames: readonly string[]
}

/** A flat drawing, said in words beside it; the visitor's own name hangs in the place that is left for it. */
export const Picture = ({ of, showPlate, placeholderNames }: PictureProps) => {
  const Drawing = drawings[of]
  return (
    <div className="opening__picture" aria-hidden="true">
      <svg viewBox="0 0 560 440" focusable="false">
        <Drawing />
      </svg>
      <div className={showPlate ? 'opening__plate opening__plate--named' : 'opening__plate'}>
        {showPlate ? <VisitorSign placeholderNames={placeholderNames} largest="13cqi" /> : null}
      </div>
    </div>
  )
}
