'use client'

import { useLocale, useTranslations } from 'next-intl'

import { localizedHref } from '@/core/navigation/paths'
import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'

interface ConfirmationStepProps {
  readonly domain: string
  readonly onAnother: () => void
}

/** Step 4: what is done, and what happens next. */
export const ConfirmationStep = ({ domain, onAnother }: ConfirmationStepProps) => {
  const t = useTranslations('transferWizard')
  const locale = useLocale()
  return (
    <div className="wizard__columns">
      <div className="wizard__done">
        <p className="wizard__lead">{t('confirmed', { domain })}</p>
        <div className="wizard__actions">
          <ButtonLink href={localizedHref(locale, '/checkout')} variant="go" size="large">
            {t('toCheckout')}
          </ButtonLink>
          <Button size="large" onClick={onAnother}>
            {t('another')}
          </Button>
        </div>
      </div>
      <ol className="wizard__next">
        <li>
          <b>{t('next.orderTitle')}</b> {t('next.orderBody')}
        </li>
        <li>
          <b>{t('next.registryTitle')}</b> {t('next.registryBody')}
        </li>
        <li>
          <b>{t('next.doneTitle')}</b> {t('next.doneBody')}
        </li>
      </ol>
    </div>
  )
}
