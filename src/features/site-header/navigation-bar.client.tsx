'use client'

import { ChevronDown } from 'lucide'
import Link from 'next/link'
import { Badge } from '@/components/ui/badge/badge'
import { classNames } from '@/components/ui/styles/class-names'
import { Icon } from '@/components/ui/icons/icon'
import type { NavigationMenu, NavigationGroup, NavigationLink } from './to-menus'

const PanelLink = ({ label, href, badge }: NavigationLink) => (
  <Link href={href}>
    {label}
    {badge ? <Badge>{badge}</Badge> : null}
  </Link>
)

const PanelGroup = ({ title, description, links }: NavigationGroup) => (
  <div className="site-menu__group">
    {title ? <p className="site-menu__title">{title}</p> : null}
    {description ? <p className="site-menu__about">{description}</p> : null}
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <PanelLink {...link} />
        </li>
      ))}
    </ul>
  </div>
)

/** The menu's own page first, if it has one. */
const NavigationPanel = ({ menu }: { readonly menu: NavigationMenu }) => {
  const isListed = menu.groups.some(({ links }) => links.some(({ href }) => href === menu.href))
  return (
    <>
      {menu.href && !isListed ? <PanelGroup links={[{ label: menu.label, href: menu.href }]} /> : null}
      {menu.groups.map((group, index) => (
        <PanelGroup key={group.title ?? index} {...group} />
      ))}
    </>
  )
}

const Dropdown = ({ menu }: { readonly menu: NavigationMenu }) => {
  const isWide = menu.groups.length > 1
  return (
    <details className={classNames('site-menu', isWide && 'site-menu--wide')} data-menu="" name="site-menu">
      <summary className="site-header__item">
        {menu.label}
        {menu.badge ? <Badge>{menu.badge}</Badge> : null}
        <Icon of={ChevronDown} size={14} />
      </summary>
      <div className={classNames('site-menu__panel', 'on-paper', isWide && 'site-menu__panel--groups')}>
        <NavigationPanel menu={menu} />
      </div>
    </details>
  )
}

/**
 * Client-rendered from the same data as the mobile menu, so that the markup is not sent twice. Named `<details>` open without
 * JavaScript, one at a time.
 */
export const NavigationBar = ({ label, menus }: { readonly label: string; readonly menus: readonly NavigationMenu[] }) => (
  <nav className="site-header__bar" aria-label={label}>
    <ul className="wide">
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
