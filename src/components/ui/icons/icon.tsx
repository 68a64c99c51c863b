import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { classNames } from '@/components/ui/styles/class-names'

interface IconProps {
  readonly of: IconNode
  readonly size?: number
  readonly className?: string
}

/** Decorative icon, hidden from screen readers: 20 px, 2.25 stroke (stylesheet). */
export const Icon = ({ of: drawing, size = 20, className }: IconProps) => (
  <svg className={classNames('icon', className)} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    {drawing.map(([shape, attributes], index) => createElement(shape, { ...attributes, key: index }))}
  </svg>
)

/** Icons in use; adding one is a deliberate choice. */
export {
  ArrowRight,
  Check,
  ChevronDown,
  Clock,
  Copy,
  Download,
  Play,
  Plus,
  Printer,
  RotateCw as AskAgain,
  ShoppingCart as Cart,
  X as Close,
} from 'lucide'

const initialsOf = (name: string): string =>
  (name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

/** Fallback avatar of a person or company: the initials of the first two words. */
export const Monogram = ({ name, className }: { readonly name: string; readonly className: string }) => (
  <span className={className} aria-hidden="true" translate="no">
    {initialsOf(name)}
  </span>
)
