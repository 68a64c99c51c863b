'use client'

import { useLocale, useTranslations } from 'next-intl'

import { localizedHref } from '@/core/navigation/localized-href'
import { ButtonLink } from '@/ui/button/button-link'
import { Icon } from '@/ui/icons/icon'
import { ArrowRight } from '@/ui/icons/icons'
import { Plate } from '@/ui/plate/plate'

/** The DNS knows no such name: perhaps nobody has it. */
export const NoSuchName = ({ domain }: { readonly domain: string }) => {
  const t = useTranslations('dnsLookup')
  const locale = useLocale()
  return (
    <div className="lookup-face">
      <Plate name={domain} size="large" state="unknown" />
      <p className="lookup-face__title">{t('noSuchNameTitle')}</p>
      <p className="muted">{t('noSuchNameBody')}</p>
      <ButtonLink href={localizedHref(locale, `/domains/search?q=${encodeURIComponent(domain)}`)}>
        {t('toSearch')}
        <Icon of={ArrowRight} />
      </ButtonLink>
    </div>
  )
}
