import Link from 'next/link'

import { Badge } from '@/components/ui/badge/badge'

import type { NavigationGroup, NavigationLink, NavigationMenu } from './to-menus'

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
export const NavigationPanel = ({ menu }: { readonly menu: NavigationMenu }) => {
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
