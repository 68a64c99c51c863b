import type { IconNode } from 'lucide'
import type { ComponentPropsWithRef } from 'react'

import { classNames } from '@/ui/styles/class-names'
import { Icon } from '@/ui/icons/icon'

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What pressing it does, with what it does it to: "Remove rosasbakery.com". */
  readonly label: string
  readonly icon: IconNode
}

/** A 44 px button with a picture on it and words for those who cannot see it. */
export const IconButton = ({ label, icon, className, type = 'button', ...button }: IconButtonProps) => (
  <button {...button} type={type} className={classNames('icon-button', className)} aria-label={label}>
    <Icon of={icon} />
  </button>
)
