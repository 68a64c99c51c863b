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

/** Reserves space for the name to avoid a layout shift. */
const SessionName = () => {
  const user = useSyncExternalStore(subscribeToSession, currentSession, nobody)
  return (
    <p className="account__name">
      <b>{user?.name}</b>
      <span>{user?.email}</span>
    </p>
  )
}

/** Routes for visitors without a session (§2). */
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

/** Account menu (§2). */
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

/** Adds the current page as `next` on click: cached pages do not know the query, and crawlers need no login URL per page. */
const LoginLink = ({ home, label }: LoginLinkProps) => {
  const addWayBack = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search } = window.location
    // The home page needs no return; safeReturnPath drops the auth pages.
    if (pathname !== home) currentTarget.search = new URLSearchParams({ next: `${pathname}${search}` }).toString()
  }
  return (
    <a className="site-header__item" href={`${home}/login`} onClick={addWayBack}>
      {label}
    </a>
  )
}

/**
 * §2, R3: renders both states, because cached pages are the same for everyone. A hint beside the session cookie selects one in CSS
 * before first paint.
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
