'use client'

import { useEffect, useState } from 'react'

import { defaultLocale, type Locale, locales } from '@/lib/config/locales'
import { splitLocalePath } from '@/core/navigation/paths'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import { Brand } from '@/components/ui/brand/brand.client'
import { Button } from '@/components/ui/button/button'

import { ErrorSheet, LoosePlate } from './error-sheet'
import { RequestReference } from './request-reference.client'

interface Spoken {
  readonly locale: Locale
  readonly words: Messages['errorPages']
  readonly shop: string
}

const localeOfAddress = (): Locale => splitLocalePath(window.location.pathname, locales).locale ?? defaultLocale

/** Replaces the root layout, so it renders its own document. Messages load on demand, to keep them off other pages. */
export const GlobalErrorFace = ({ onRetry }: { readonly onRetry: () => void }) => {
  const [spoken, setSpoken] = useState<Spoken | null>(null)
  useEffect(() => {
    const locale = localeOfAddress()
    document.documentElement.lang = locale
    void loadMessages(locale).then(({ errorPages, shell }) => {
      setSpoken({ locale, words: errorPages, shop: shell.shopName })
      document.title = errorPages.errorTitle
    })
  }, [])
  return (
    <>
      <header className="wall">
        <div className="wide error-page__bar">{spoken ? <Brand name={spoken.shop} href={`/${spoken.locale}`} /> : null}</div>
      </header>
      <main>
        <ErrorSheet title={spoken?.words.errorTitle} body={<p role="alert">{spoken?.words.errorBody}</p>} picture={<LoosePlate />}>
          {spoken ? (
            <p className="error-page__ways">
              <Button variant="go" onClick={onRetry}>
                {spoken.words.tryAgain}
              </Button>
              {/* A full page load, to recover the root layout. */}
              <a className="button button--outline" href={`/${spoken.locale}`}>
                {spoken.words.home}
              </a>
            </p>
          ) : null}
          {spoken ? <RequestReference label={spoken.words.reference} /> : null}
        </ErrorSheet>
      </main>
    </>
  )
}
