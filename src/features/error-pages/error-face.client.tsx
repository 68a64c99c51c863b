'use client'

import { useLocale, useTranslations } from 'next-intl'

import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'

import { ErrorSheet } from './error-sheet'
import { LoosePlate } from './loose-plate'
import { RequestReference } from './request-reference.client'

/** Something of ours failed: what happened, that nothing is lost, and a way on. */
export const ErrorFace = ({ onRetry }: { readonly onRetry: () => void }) => {
  const words = useTranslations('errorPages')
  const locale = useLocale()
  return (
    <ErrorSheet title={words('errorTitle')} body={<p role="alert">{words('errorBody')}</p>} picture={<LoosePlate />}>
      <p className="error-page__ways">
        <Button variant="go" onClick={onRetry}>
          {words('tryAgain')}
        </Button>
        <ButtonLink href={`/${locale}`}>{words('home')}</ButtonLink>
      </p>
      <RequestReference label={words('reference')} />
    </ErrorSheet>
  )
}
