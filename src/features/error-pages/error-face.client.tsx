'use client'

import './error-pages.css'

import { useLocale, useTranslations } from 'next-intl'

import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'

/** Something of ours failed: what happened, that nothing is lost, and a way on. */
export const ErrorFace = ({ onRetry }: { readonly onRetry: () => void }) => {
  const words = useTranslations('errorPages')
  const locale = useLocale()
  return (
    <section className="error-page wide">
      <h1>{words('errorTitle')}</h1>
      <p role="alert">{words('errorBody')}</p>
      <p className="error-page__ways">
        <Button variant="go" onClick={onRetry}>
          {words('tryAgain')}
        </Button>
        <ButtonLink href={`/${locale}`}>{words('home')}</ButtonLink>
      </p>
    </section>
  )
}
