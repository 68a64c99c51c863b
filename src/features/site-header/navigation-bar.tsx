import { ChevronDown } from 'lucide-react'
import Link from 'next/link'

import { Badge } from '@/ui/badge/badge'
import { Icon } from '@/ui/icons/icon'

import { NavigationPanel } from './navigation-panel'
import type { NavigationMenu } from './types'

const Dropdown = ({ menu }: { readonly menu: NavigationMenu }) => (
  <details className="site-menu" data-menu="">
    <summary className="site-header__item">
      {menu.label}
      {menu.badge ? <Badge>{menu.badge}</Badge> : null}
      <Icon of={ChevronDown} size={14} />
    </summary>
    <div className={menu.groups.length > 1 ? 'site-menu__panel site-menu__panel--groups on-paper' : 'site-menu__panel on-paper'}>
      <NavigationPanel menu={menu} />
    </div>
  </details>
)

/** The menus of wide screens. Dropdowns are `<details>`: they open without script. */
export const NavigationBar = ({ label, menus }: { readonly label: string; readonly menus: readonly NavigationMenu[] }) => (
  <nav className="site-header__bar" aria-label={label}>
    <ul>
      {menus.map((menu) => (
        <li key={menu.label}>
          {menu.groups.length > 0 ? (
            <Dropdown menu={menu} />
          ) : (
            <Link className="site-header__item" href={menu.href ?? '#'}>
              {menu.label}
              {menu.badge ? <Badge>{menu.badge}</Badge> : null}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </nav>
)
