import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LogoutButton } from '@/parts/session/logout-button.client'
import { buttonClasses } from '@/ui/button/button'

const routes = [
  { path: '/dashboard', label: 'dashboard' },
  { path: '/my-domains', label: 'domains' },
  { path: '/subscriptions', label: 'subscriptions' },
  { path: '/invoices', label: 'invoices' },
  { path: '/profile', label: 'profile' },
  { path: '/settings', label: 'settings' },
] as const

interface AccountFrameProps {
  readonly path: (typeof routes)[number]['path']
  readonly heading: ReactNode
  readonly intro?: ReactNode
  readonly children: ReactNode
}

/** The pages of an account: what it is called, the way to the others, what it holds. */
export const AccountFrame = ({ path, heading, intro, children }: AccountFrameProps) => {
  const t = useTranslations('account.nav')
  const header = useTranslations('header')
  const locale = useLocale()
  return (
    <div className="wide account-page">
      <nav className="account-tabs" aria-label={t('label')}>
        <ul>
          {routes.map((route) => (
            <li key={route.path}>
              <Link href={`/${locale}${route.path}`} aria-current={route.path === path ? 'page' : undefined}>
                {t(route.label)}
              </Link>
            </li>
          ))}
        </ul>
        <LogoutButton
          className={buttonClasses({ variant: 'quiet', size: 'small' }, 'needs-script')}
          home={`/${locale}`}
          label={header('logOut')}
          failed={header('logOutFailed')}
        />
      </nav>
      <h1>{heading}</h1>
      {intro ? <p className="account-page__intro">{intro}</p> : null}
      {children}
    </div>
  )
}

interface AccountPartProps {
  readonly id: string
  readonly heading: ReactNode
  /** Beside the heading: a link to all of it. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One part of such a page: its name on the left, what it holds on the right. */
export const AccountPart = ({ id, heading, aside, children }: AccountPartProps) => (
  <section className="account-part" aria-labelledby={id}>
    <div className="account-part__head">
      <h2 id={id}>{heading}</h2>
      {aside}
    </div>
    <div className="account-part__body">{children}</div>
  </section>
)
