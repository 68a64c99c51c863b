import type { LucideIcon } from 'lucide-react'

interface IconProps {
  readonly of: LucideIcon
  readonly size?: number
  readonly className?: string
}

/** A small interface icon: 20 px, 2.25 stroke, never read out. The words beside it say what it means. */
export const Icon = ({ of: Drawing, size = 20, className }: IconProps) => (
  <Drawing size={size} strokeWidth={2.25} className={className} style={{ flex: 'none' }} aria-hidden="true" focusable="false" />
)
