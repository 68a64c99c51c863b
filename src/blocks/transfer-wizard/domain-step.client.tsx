'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

import { localizedHref } from '@/core/navigation/paths'
import { PlainSpellings } from '@/components/domain-form/plain-spellings.client'
import { type FieldErrors, useForm } from '@/components/ui/field/use-form.client'
import { Icon, ArrowRight } from '@/components/ui/icons/icon'
import { Sign } from '@/components/ui/plate/sign'
import { SignInput } from '@/components/ui/plate/sign-input.client'
import { asDomainName, useExampleName } from '@/components/ui/visitor-name/visitor-name.client'

interface DomainStepProps {
  readonly fieldRef: RefObject<HTMLInputElement | null>
  readonly largest: string
  readonly placeholderNames: readonly string[]
  /** Previously entered domain; empty after 'Transfer another'. */
  readonly startWith: string
  /** N2: the domain is not registered, so it can only be registered. */
  readonly freeName: string | null
  readonly onEdit: () => void
  readonly onSubmit: (typed: string) => Promise<FieldErrors>
}

/** Reads the domain that a form submitted before hydration put into the URL, and removes it at once so that it is only submitted once. */
const takeSentName = (): string | null => {
  const rest = new URL(window.location.href)
  const sent = rest.searchParams.get('domain')
  if (sent === null) return null
  rest.searchParams.delete('domain')
  window.history.replaceState(window.history.state, '', rest)
  return sent.toLowerCase()
}

/** Step 1, domain. */
export const DomainStep = ({ fieldRef, largest, placeholderNames, startWith, freeName, onEdit, onSubmit }: DomainStepProps) => {
  const t = useTranslations('transferWizard')
  const locale = useLocale()
  const [typed, setTyped] = useState(startWith)
  const example = useExampleName(placeholderNames)

  const form = useForm({ id: 'wizard', send: () => onSubmit(typed), recheck: () => ({}) })
  const fault = form.errorOf('domain')

  // Keeps input from before hydration and continues an early submission, unless another name is being typed.
  const wake = useEffectEvent(() => {
    if (startWith !== '') return
    const early = (fieldRef.current?.value ?? '').toLowerCase()
    const sent = takeSentName()
    setTyped(early || (sent ?? ''))
    if (sent !== null && (early === '' || early === sent)) void form.start(() => onSubmit(sent))
  })
  useEffect(() => wake(), [])

  return (
    <form {...form.attributes} className="wizard__search" noValidate>
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
          placeholderName={t('example', { name: asDomainName(example) })}
          enterKeyHint="next"
          readOnly={form.isSending}
          aria-label={t('domainLabel')}
          aria-required="true"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'wizard-domain-error' : 'wizard-domain-hint'}
        />
      </Sign>
      <button className="go-plate wizard__go" type="submit" aria-disabled={form.isSending || undefined}>
        <span>{form.isSending ? t('lookingUpShort') : t('lookUp')}</span>
        <Icon of={ArrowRight} size={36} />
      </button>
      {fault ? (
        <p className="wizard__fault" id="wizard-domain-error">
          <span>{fault}</span>{' '}
          {freeName ? (
            <a href={localizedHref(locale, `/domains/search?q=${encodeURIComponent(freeName)}`)}>{t('registerInstead')}</a>
          ) : null}
        </p>
      ) : (
        <p className="wizard__hint" id="wizard-domain-hint">
          {t('domainHint')}
        </p>
      )}
      {fault ? (
        <PlainSpellings
          typed={typed}
          onChoose={(spelling) => {
            setTyped(spelling)
            void form.start(() => onSubmit(spelling))
          }}
        />
      ) : null}
    </form>
  )
}
