'use client'

import { useLocale, useTranslations } from 'next-intl'

import { ButtonLink } from '@/ui/button/button-link'

import { AccountMenu } from './account-menu'
import { LoginLink } from './login-link.client'

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
