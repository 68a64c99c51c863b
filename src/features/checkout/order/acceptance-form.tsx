import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { CheckboxField } from '@/components/ui/field/field'

interface AcceptanceFormProps {
  readonly href: string
  /** U46: the buyer is a consumer with a right of withdrawal. */
  readonly asksForStart: boolean
  readonly hasDomain: boolean
  /** Whether the card can be saved (U18). */
  readonly isKeepable: boolean
  /** Submitted without a required consent. */
  readonly isIncomplete: boolean
  /** Formatted. */
  readonly dueNow: string
}

/** O25: the checkout's consents, for buyers whose order was prepared by a program. A plain form; works without JavaScript. */
export const AcceptanceForm = ({ href, asksForStart, hasDomain, isKeepable, isIncomplete, dueNow }: AcceptanceFormProps) => {
  const t = useTranslations('checkout')
  const missing = useTranslations('order.pay')('terms')
  const locale = useLocale()
  const page = (path: string) => (chunks: ReactNode) => (
    <a href={`/${locale}${path}`} target="_blank">
      {chunks}
    </a>
  )
  return (
    <form action={href} method="post" className="order-keep">
      {isIncomplete ? (
        <p className="order-notice order-notice--bad on-paper" role="alert">
          {missing}
        </p>
      ) : null}
      {asksForStart ? (
        <fieldset>
          <legend>{t('start.title')}</legend>
          <p>{t.rich('start.intro', { withdrawal: page('/legal/withdrawal') })}</p>
          <CheckboxField id="accept-start" name="acceptStart" required label={t(hasDomain ? 'start.acceptWithDomain' : 'start.accept')} />
        </fieldset>
      ) : null}
      <CheckboxField
        id="accept-terms"
        name="acceptTerms"
        required
        label={t.rich('terms', { terms: page('/legal/terms-of-service'), privacy: page('/legal/privacy-policy') })}
      />
      {isKeepable ? <CheckboxField id="keep-card" name="keepCard" label={t('keepCard')} hint={t('keepCardHint')} /> : null}
      <p>{t.rich('dueNow', { amount: dueNow, b: (chunks) => <b>{chunks}</b> })}</p>
      <Button type="submit" variant="go">
        {t('pay')}
      </Button>
    </form>
  )
}
