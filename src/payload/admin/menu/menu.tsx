import { NavWrapper } from '@payloadcms/next/client'
import { Logout } from '@payloadcms/ui'
import type { PayloadRequest, ServerProps, VisibleEntities } from 'payload'
import { translate } from '@/payload/translate'
import { words, type Words } from '@/payload/words'
import { groupsFor, isOffered, menuEntries, screens } from './entries'
import { CloseOnPhones, MenuGroup, MenuLink, OpenOnDesktops } from './menu-links.client'

export type MenuProps = ServerProps & { readonly req?: PayloadRequest; readonly visibleEntities?: VisibleEntities }

export const entriesOf = ({ payload, permissions, visibleEntities, req }: MenuProps, group: ReturnType<typeof groupsFor>[number]) =>
  menuEntries[group].flatMap((path) => {
    const screen = screens[path]
    if (screen) return req && screen.may({ req }) ? [{ path, label: screen.label }] : []
    const [, kind, slug = ''] = path.split('/')
    const isGlobal = kind === 'globals'
    const rights = (isGlobal ? permissions?.globals : permissions?.collections)?.[slug]
    const isVisible = (isGlobal ? visibleEntities?.globals : visibleEntities?.collections)?.includes(slug as never) ?? true
    const label = isGlobal
      ? payload.config.globals.find((each) => each.slug === slug)?.label
      : payload.config.collections.find((each) => each.slug === slug)?.labels.plural
    return label && isVisible && isOffered(group, rights as Parameters<typeof isOffered>[1], isGlobal)
      ? [{ path, label: label as Words }]
      : []
  })

/** Replaces Payload's menu: entries are grouped by job and include our own screens. */
export const Menu = (props: MenuProps) => {
  const { payload, i18n, req } = props
  const { admin } = payload.config.routes
  return (
    <NavWrapper baseClass="nav">
      <OpenOnDesktops />
      <CloseOnPhones />
      <nav className="nav__wrap" aria-label={translate({ i18n }, words('navigation.label'))}>
        <MenuLink href={admin} isExact>
          {translate({ i18n }, words('dashboard.menu'))}
        </MenuLink>
        {(req ? groupsFor({ req }) : []).map((group) => {
          const entries = entriesOf(props, group)
          return entries.length === 0 ? null : (
            <MenuGroup key={group} label={translate({ i18n }, words(`navigation.groups.${group}`))}>
              {entries.map(({ path, label }) => (
                <MenuLink key={path} href={`${admin}${path}`}>
                  {translate({ i18n }, label)}
                </MenuLink>
              ))}
            </MenuGroup>
          )
        })}
        <div className="nav__controls">
          <Logout />
        </div>
      </nav>
    </NavWrapper>
  )
}
