import { Menu } from 'lucide'
import type { ReactNode } from 'react'

import { VisuallyHidden } from '@/ui/accessibility/visually-hidden'
import { Icon } from '@/ui/icons/icon'

import { MobileNavigation } from './mobile-navigation.client'
import type { NavigationMenu } from './types'

interface MobileMenuProps {
  readonly buttonLabel: string
  readonly label: string
  readonly menus: readonly NavigationMenu[]
  /** Log in, get started. */
  readonly account: ReactNode
  /** Currency and language. */
  readonly choices: ReactNode
}

/** Everything of the header behind one button, for screens too narrow for the bar. */
export const MobileMenu = ({ buttonLabel, label, menus, account, choices }: MobileMenuProps) => (
  <details className="mobile-menu" data-menu="page">
    <summary className="icon-button">
      <Icon of={Menu} />
      <VisuallyHidden>{buttonLabel}</VisuallyHidden>
    </summary>
    <div className="mobile-menu__panel">
      {/* First: what opens inside it, down to logging out, stays on the screen. */}
      <div className="mobile-menu__account">{account}</div>
      <MobileNavigation label={label} menus={menus} />
      <div className="mobile-menu__choices">{choices}</div>
    </div>
  </details>
)
