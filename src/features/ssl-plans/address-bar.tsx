import { Lock } from 'lucide'
import type { ReactNode } from 'react'

import { Icon } from '@/ui/icons/icon'
import { VisitorPlate } from '@/ui/visitor-name/visitor-plate.client'

interface AddressBarProps {
  readonly placeholderNames: readonly string[]
  readonly note?: ReactNode
}

/** A browser's address bar with the visitor's name behind a padlock. */
export const AddressBar = ({ placeholderNames, note }: AddressBarProps) => (
  <div className="address-bar">
    <Icon of={Lock} size={18} />
    <VisitorPlate placeholders={placeholderNames} />
    {note ? <span className="address-bar__note">{note}</span> : null}
  </div>
)
