'use client'

import { useSyncExternalStore, type MouseEvent } from 'react'
import { currentSession, subscribeToSession } from '@/components/session/session-store'
import { ChevronDown, CircleUserRound } from 'lucide'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons/icon'
import { LogoutButton } from '@/components/session/logout-button.client'
import { ButtonLink } from '@/components/ui/button/button'

const nobody = () => null

/** Whose account it is. The place is kept for the name, so that the menu does not jump. */
const SessionName = () => {
  const user = useSyncExternalStore(subscribeToSession, currentSession, nobody)
  return (
    <p className="account__name">
      <b>{user?.name}</b>
      <span>{user?.email}</span>
    </p>
  )
}

/** §2: the menu of a visitor who is logged in, and the user menu. */
const accountRoutes = [
  { path: '/dashboard', label: 'dashboard' },
  { path: '/my-domains', label: 'myDomains' },
] as const

/** Support is normally in the main menu; it appears here if an editor has removed it from there. */
const userRoutes = [
  { path: '/support', label: 'support' },
  { path: '/profile', label: 'profile' },
  { path: '/settings', label: 'settings' },
] as const

/** §2: the menu of a visitor who is logged in, and the user menu with its Logout. */
const AccountMenu = () => {
  const t = useTranslations('header')
  const locale = useLocale()
  return (
    <>
      <nav className="account__routes" aria-label={t('yourAccount')}>
        {accountRoutes.map(({ path, label }) => (
          <Link key={path} className="site-header__item" href={`/${locale}${path}`} prefetch={false}>
            {t(label)}
          </Link>
        ))}
      </nav>
      <details className="site-menu" data-menu="" name="site-menu">
        <summary className="site-header__item">
          <Icon of={CircleUserRound} />
          {t('account')}
          <Icon of={ChevronDown} size={14} />
        </summary>
        <div className="site-menu__panel site-menu__panel--end on-paper">
          <SessionName />
          <ul>
            {userRoutes.map(({ path, label }) => (
              <li key={path}>
                <Link className="site-menu__link" href={`/${locale}${path}`} prefetch={false}>
                  {t(label)}
                </Link>
              </li>
            ))}
            <li>
              <LogoutButton className="site-menu__link" home={`/${locale}`} label={t('logOut')} failed={t('logOutFailed')} />
            </li>
          </ul>
        </div>
      </details>
    </>
  )
}

interface LoginLinkProps {
  readonly home: string
  readonly label: string
}

/**
 * The way to the login, and back to where it was pressed. A cached page does not know its visitor's query, and search engines
 * need no login of every page: so the way back is added by the press itself.
 */
const LoginLink = ({ home, label }: LoginLinkProps) => {
  const addWayBack = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search } = window.location
    // Nobody comes from the home page, or from the doors themselves (safeNext leaves those out), to go back there.
    if (pathname !== home) currentTarget.search = new URLSearchParams({ next: `${pathname}${search}` }).toString()
  }
  return (
    <a className="site-header__item" href={`${home}/login`} onClick={addWayBack}>
      {label}
    </a>
  )
}

/**
 * §2, R3: what the header offers. A cached page knows of nobody, so it holds both: for a visitor who is not logged in, and for
 * one who is. The hint beside the session's cookie decides before the first paint, in CSS, so nothing moves.
 */
export const AccountLinks = () => {
  const t = useTranslations('header')
  const locale = useLocale()
  return (
    <>
      <div className="account account--out">
        <LoginLink home={`/${locale}`} label={t('logIn')} />
        <ButtonLink className="site-header__start" size="small" href={`/${locale}/register`} prefetch={false}>
          {t('getStarted')}
        </ButtonLink>
      </div>
      <div className="account account--in">
        <AccountMenu />
      </div>
    </>
  )
}
