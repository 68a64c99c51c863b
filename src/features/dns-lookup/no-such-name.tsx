'use client'

import { useLocale, useTranslations } from 'next-intl'

import { localizedHref } from '@/core/navigation/paths'
import { LookupFace } from '@/parts/name-form/lookup-result.client'
import { ButtonLink } from '@/ui/button/button-link'
import { Icon } from '@/ui/icons/icon'
import { ArrowRight } from '@/ui/icons/icons'
import { Plate } from '@/ui/plate/plate'

/** The DNS knows no such name: perhaps nobody has it. */
export const NoSuchName = ({ domain }: { readonly domain: string }) => {
  const t = useTranslations('dnsLookup')
  const locale = useLocale()
  return (
    <LookupFace plate={<Plate name={domain} size="large" state="unknown" />} title={t('noSuchNameTitle')} body={t('noSuchNameBody')}>
      <ButtonLink href={localizedHref(locale, `/domains/search?q=${encodeURIComponent(domain)}`)}>
        {t('toSearch')}
        <Icon of={ArrowRight} />
      </ButtonLink>
    </LookupFace>
  )
}
