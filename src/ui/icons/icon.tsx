import type { IconNode } from 'lucide'
import { createElement } from 'react'

import { classNames } from '@/ui/styles/class-names'

interface IconProps {
  readonly of: IconNode
  readonly size?: number
  readonly className?: string
}

/** A small interface icon: 20 px, 2.25 stroke (the style sheet's), never read out. The words beside it say what it means. */
export const Icon = ({ of: drawing, size = 20, className }: IconProps) => (
  <svg className={classNames('icon', className)} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    {drawing.map(([shape, attributes], index) => createElement(shape, { ...attributes, key: index }))}
  </svg>
)
