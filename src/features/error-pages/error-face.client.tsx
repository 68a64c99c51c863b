'use client'

import { useLocale, useTranslations } from 'next-intl'

import { Button, ButtonLink } from '@/components/ui/button/button'

import { ErrorSheet, LoosePlate } from './error-sheet'
import { RequestReference } from './request-reference.client'

export const ErrorFace = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useTranslations('errorPages')
  const locale = useLocale()
  return (
    <ErrorSheet title={t('errorTitle')} body={<p role="alert">{t('errorBody')}</p>} picture={<LoosePlate />}>
      <p className="error-page__ways">
        <Button variant="go" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
        <ButtonLink href={`/${locale}`}>{t('home')}</ButtonLink>
      </p>
      <RequestReference label={t('reference')} />
    </ErrorSheet>
  )
}
