'use client'

import { useLocale, useTranslations } from 'next-intl'

import { localizedHref } from '@/core/navigation/paths'
import { LookupFace } from '@/components/domain-form/use-address-lookup.client'
import { Button, ButtonLink } from '@/components/ui/button/button'
import { Icon, ArrowRight, AskAgain } from '@/components/ui/icons/icon'
import { Plate } from '@/components/ui/plate/plate'

/** Links to the search for its availability. */
export const NotRegistered = ({ domain }: { readonly domain: string }) => {
  const t = useTranslations('whoisLookup')
  const locale = useLocale()
  return (
    <LookupFace plate={<Plate name={domain} size="large" />} title={t('notRegisteredTitle')} body={t('notRegisteredBody')}>
      <ButtonLink href={localizedHref(locale, `/domains/search?q=${encodeURIComponent(domain)}`)} variant="solid">
        {t('toSearch')}
        <Icon of={ArrowRight} />
      </ButtonLink>
    </LookupFace>
  )
}

/** S3: a missing answer is shown as unknown, never as available. */
export const RegistrationUnknown = ({ domain, onAskAgain }: { readonly domain: string; readonly onAskAgain: () => void }) => {
  const t = useTranslations('whoisLookup')
  return (
    <LookupFace
      plate={<Plate name={domain} size="large" state="unknown" stateLabel={t('noAnswer')} />}
      title={t('unknownTitle')}
      body={t('unknownBody')}
    >
      <Button onClick={onAskAgain}>
        <Icon of={AskAgain} />
        {t('askAgain')}
      </Button>
    </LookupFace>
  )
}
