'use client'

import Link from 'next/link'

import { Badge } from '@/ui/badge/badge'

import { NavigationPanel } from './navigation-panel'
import type { NavigationMenu } from './types'

/** The menus of narrow screens, one below the other. */
export const MobileNavigation = ({ label, menus }: { readonly label: string; readonly menus: readonly NavigationMenu[] }) => (
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
)
