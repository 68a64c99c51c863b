'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'

import { maximumCodeLength } from '@/core/transfers/parse-authorization-code'
import { Button } from '@/ui/button/button'
import { Field, fieldAttributes } from '@/ui/field/field'

interface CodeStepProps {
  readonly domain: string
  readonly isBusy: boolean
  readonly fault: string | null
  readonly onEdit: () => void
  readonly onBack: () => void
  readonly onSubmit: (code: string) => Promise<boolean>
}

const id = 'wizard-code'

/** Step 3. R11: masked, shown only on demand; the field has no name, so that no form ever carries it into an address. */
export function CodeStep({ domain, isBusy, fault, onEdit, onBack, onSubmit }: CodeStepProps) {
  const t = useTranslations('transferWizard')
  const field = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setShown(false)
    if (!(await onSubmit(field.current?.value ?? ''))) field.current?.focus()
  }

  return (
    <form className="wizard__columns" method="post" onSubmit={(event) => void submit(event)} noValidate>
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
              maxLength={maximumCodeLength}
              readOnly={isBusy}
              data-1p-ignore
              data-lpignore="true"
              required
              onChange={onEdit}
              {...fieldAttributes({ id, hint: true, error: fault })}
            />
            <Button aria-pressed={isShown} aria-controls={id} onClick={() => setShown((shown) => !shown)}>
              {t(isShown ? 'hideCode' : 'showCode')}
            </Button>
          </span>
        </Field>
        <div className="wizard__actions">
          <Button type="submit" variant="go" size="large" pending={isBusy}>
            {isBusy ? t('submittingShort') : t('submit')}
          </Button>
          <Button variant="quiet" onClick={onBack} disabled={isBusy}>
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
