'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type RefObject, useEffect, useState } from 'react'

import { Icon } from '@/ui/icons/icon'
import { ArrowRight } from '@/ui/icons/icons'
import { Sign } from '@/ui/plate/sign'
import { SignInput } from '@/ui/plate/sign-input.client'
import { asDomainName, useVisitorName } from '@/ui/visitor-name/use-visitor-name.client'

interface DomainStepProps {
  readonly fieldRef: RefObject<HTMLInputElement | null>
  readonly largest: string
  readonly placeholderNames: readonly string[]
  /** What stood here when the visitor went on; empty after 'Transfer another'. */
  readonly startWith: string
  /** The page has just been opened. */
  readonly isFirst: boolean
  readonly isBusy: boolean
  readonly fault: string | null
  readonly onEdit: () => void
  readonly onSubmit: (typed: string) => Promise<boolean>
}

/** Step 1: the name, typed on the sign. */
export function DomainStep({ fieldRef, largest, placeholderNames, startWith, isFirst, isBusy, fault, onEdit, onSubmit }: DomainStepProps) {
  const t = useTranslations('transferWizard')
  const [typed, setTyped] = useState(startWith)
  const { name: placeholder } = useVisitorName(placeholderNames)

  // What was typed before the script arrived is kept; sent off without it, the plain form has put it into the address.
  useEffect(() => {
    if (startWith !== '') return
    const early = fieldRef.current?.value || (isFirst ? new URLSearchParams(window.location.search).get('domain') : null)
    if (early) setTyped(early.toLowerCase())
  }, [fieldRef, startWith, isFirst])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!(await onSubmit(typed))) fieldRef.current?.focus()
  }

  return (
    <form className="wizard__search" onSubmit={(event) => void submit(event)} noValidate>
      <Sign as="label" captionStart={t('domainLabel')}>
        <SignInput
          ref={fieldRef}
          name="domain"
          value={typed}
          onValueChange={(value) => {
            setTyped(value)
            onEdit()
          }}
          largest={largest}
          placeholderName={asDomainName(placeholder)}
          enterKeyHint="next"
          readOnly={isBusy}
          aria-label={t('domainLabel')}
          aria-required="true"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'wizard-domain-error' : 'wizard-domain-hint'}
        />
      </Sign>
      <button className="wizard__go" type="submit" aria-disabled={isBusy || undefined}>
        {isBusy ? t('lookingUpShort') : t('lookUp')}
        <Icon of={ArrowRight} size={36} />
      </button>
      {fault ? (
        <p className="wizard__fault" id="wizard-domain-error">
          {fault}
        </p>
      ) : (
        <p className="wizard__hint" id="wizard-domain-hint">
          {t('domainHint')}
        </p>
      )}
    </form>
  )
}
