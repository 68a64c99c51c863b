'use client'

import { useTranslations, useLocale } from 'next-intl'
import { useRef, useState } from 'react'
import { codeLength } from '@/core/domains/transfers'
import { Button, ButtonLink } from '@/components/ui/button/button'
import { Field, fieldAttributes } from '@/components/ui/field/field'
import { type FieldErrors, useForm } from '@/components/ui/field/use-form.client'
import { localizedHref } from '@/core/navigation/paths'

interface CodeStepProps {
  readonly domain: string
  readonly onBack: () => void
  readonly onSubmit: (code: string) => Promise<FieldErrors>
}

const noErrors = () => ({})

/** Step 3, auth code. R11: masked, shown on demand; the input has no name, so that no form submission can put the code into a URL. */
export const CodeStep = ({ domain, onBack, onSubmit }: CodeStepProps) => {
  const t = useTranslations('transferWizard')
  const field = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)

  const send = () => {
    setShown(false)
    return onSubmit(field.current?.value ?? '')
  }
  const form = useForm({ id: 'wizard', send, recheck: noErrors })
  const id = form.idOf('code')
  const fault = form.errorOf('code')

  return (
    <form {...form.attributes} className="wizard__columns" method="post" noValidate>
      <div className="wizard__code">
        <Field id={id} label={t('codeLabel')} hint={t('codeHint')} error={fault}>
          <span className="wizard__secret">
            <input
              ref={field}
              className="field__control"
              type={isShown ? 'text' : 'password'}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={codeLength.maximum}
              readOnly={form.isSending}
              data-1p-ignore
              data-lpignore="true"
              required
              {...fieldAttributes({ id, hint: true, error: fault })}
            />
            <Button aria-pressed={isShown} aria-controls={id} onClick={() => setShown((shown) => !shown)}>
              {t(isShown ? 'hideCode' : 'showCode')}
            </Button>
          </span>
        </Field>
        <div className="wizard__actions">
          <Button type="submit" variant="go" size="large" pending={form.isSending}>
            {form.isSending ? t('submittingShort') : t('submit')}
          </Button>
          <Button variant="quiet" onClick={onBack} disabled={form.isSending}>
            {t('backToPrice')}
          </Button>
        </div>
      </div>
      <div className="wizard__help">
        <p>
          <b>{t('whereTitle')}</b>
        </p>
        <ol>
          <li>{t('where.unlock', { domain })}</li>
          <li>{t('where.ask')}</li>
          <li>{t('where.paste')}</li>
        </ol>
        <p className="muted small">{t('secrecy')}</p>
      </div>
    </form>
  )
}

interface ConfirmationStepProps {
  readonly domain: string
  readonly onAnother: () => void
}

/** Step 4, confirmation. */
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
