import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'

import { ButtonLink } from '@/ui/button/button-link'

/** §2, R3: what the header offers a visitor who is not logged in. */
export function AccountLinks() {
  const t = useTranslations('header')
  const locale = useLocale()
  return (
    <>
      <Link className="site-header__item" href={`/${locale}/login`}>
        {t('logIn')}
      </Link>
      <ButtonLink className="site-header__start" size="small" href={`/${locale}/register`}>
        {t('getStarted')}
      </ButtonLink>
    </>
  )
}
