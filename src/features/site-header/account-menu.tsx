import { ChevronDown, CircleUserRound } from 'lucide'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'

import { Icon } from '@/ui/icons/icon'

import { LogoutButton } from '@/parts/session/logout-button.client'
import { SessionName } from './session-name.client'

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
export const AccountMenu = () => {
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
