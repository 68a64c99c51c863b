'use client'

import { useLocale, useTranslations } from 'next-intl'

import { localizedHref } from '@/core/navigation/localized-href'
import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { Icon } from '@/ui/icons/icon'
import { ArrowRight, AskAgain } from '@/ui/icons/icons'
import { Plate } from '@/ui/plate/plate'

/** Nobody holds it: on to the search, which says whether it can be had. */
export const NotRegistered = ({ domain }: { readonly domain: string }) => {
  const t = useTranslations('whoisLookup')
  const locale = useLocale()
  return (
    <div className="lookup-face">
      <Plate name={domain} size="large" />
      <p className="lookup-face__title">{t('notRegisteredTitle')}</p>
      <p className="muted">{t('notRegisteredBody')}</p>
      <ButtonLink href={localizedHref(locale, `/domains/search?q=${encodeURIComponent(domain)}`)} variant="solid">
        {t('toSearch')}
        <Icon of={ArrowRight} />
      </ButtonLink>
    </div>
  )
}

/** S3: no answer is said as such, and never read as free. */
export const RegistrationUnknown = ({ domain, onAskAgain }: { readonly domain: string; readonly onAskAgain: () => void }) => {
  const t = useTranslations('whoisLookup')
  return (
    <div className="lookup-face">
      <Plate name={domain} size="large" state="unknown" stateLabel={t('noAnswer')} />
      <p className="lookup-face__title">{t('unknownTitle')}</p>
      <p className="muted">{t('unknownBody')}</p>
      <Button onClick={onAskAgain}>
        <Icon of={AskAgain} />
        {t('askAgain')}
      </Button>
    </div>
  )
}
