import { Menu } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

import { VisuallyHidden } from '@/ui/accessibility/visually-hidden'
import { Badge } from '@/ui/badge/badge'
import { Icon } from '@/ui/icons/icon'

import { NavigationPanel } from './navigation-panel'
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
      <nav aria-label={label}>
        {menus.map((menu) =>
          menu.groups.length > 0 ? (
            <details className="disclosure" key={menu.label} name="mobile-menu">
              <summary>
                <span className="mobile-menu__label">
                  {menu.label}
                  {menu.badge ? <Badge>{menu.badge}</Badge> : null}
                </span>
              </summary>
              <NavigationPanel menu={menu} />
            </details>
          ) : (
            <Link className="mobile-menu__link" key={menu.label} href={menu.href ?? '#'}>
              {menu.label}
              {menu.badge ? <Badge>{menu.badge}</Badge> : null}
            </Link>
          ),
        )}
      </nav>
      <div className="mobile-menu__account">{account}</div>
      <div className="mobile-menu__choices">{choices}</div>
    </div>
  </details>
)
