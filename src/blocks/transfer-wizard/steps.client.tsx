'use client'

import { useTranslations, useLocale } from 'next-intl'
import { useRef, useState, type RefObject, useEffect, useEffectEvent } from 'react'
import { codeLength, type TransferDomain } from '@/core/domains/transfers'
import { Button, ButtonLink } from '@/components/ui/button/button'
import { Field, fieldAttributes } from '@/components/ui/field/field'
import { type FieldErrors, useForm } from '@/components/ui/field/use-form.client'
import { localizedHref } from '@/core/navigation/paths'
import { PlainSpellings } from '@/components/domain-form/plain-spellings.client'
import { Icon, ArrowRight, Check } from '@/components/ui/icons/icon'
import { Sign } from '@/components/ui/plate/sign'
import { SignInput } from '@/components/ui/plate/sign-input.client'
import { asDomainName, useExampleName } from '@/components/ui/visitor-name/visitor-name.client'
import { useShopSettings } from '@/components/shop/shop-settings.client'
import { Price, PriceInSentence, priceMark } from '@/components/ui/price/price'
import type { TransferOfferView } from './wizard-state'

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

interface PriceStepProps {
  readonly transfer: TransferDomain
  readonly offer: TransferOfferView
  readonly isListed: boolean
  /** N2: warnings before the transfer, in the visitor's language. */
  readonly warnings: readonly string[]
  readonly onBack: () => void
  readonly onAccept: () => void
}

/** Step 2: transfer price, renewal price and what is included. */
export const PriceStep = ({ transfer, offer, isListed, warnings, onBack, onAccept }: PriceStepProps) => {
  const t = useTranslations('transferWizard')
  const { shownTax } = useShopSettings()
  const { extension } = transfer
  const included = offer.features.length > 0 ? offer.features : [t('included.year'), t('included.running')]
  return (
    <>
      <div className="wizard__columns">
        <div>
          <p className="wizard__price">
            {offer.original ? (
              <>
                <span className="visually-hidden">{t('insteadOf')} </span>
                <Price amounts={offer.original} look="struck" />{' '}
              </>
            ) : null}
            <Price amounts={offer.price} look="large" />
          </p>
          <p>{t('forYear', { extension })}</p>
          <p className="muted">
            <PriceInSentence sentence={t('renewsAt', { price: priceMark })} amounts={offer.renewal} />
          </p>
        </div>
        <ul className="wizard__included">
          {included.map((feature) => (
            <li key={feature}>
              <Icon of={Check} />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      {isListed ? null : (
        <p className="wizard__note">
          <b>{t('unlistedTitle', { extension })}</b> {t('unlistedBody')}
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="wizard__note">
          {warning}
        </p>
      ))}
      <div className="wizard__actions">
        <Button variant="go" size="large" onClick={onAccept}>
          {t('acceptPrice')}
          <Icon of={ArrowRight} />
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('backToDomain')}
        </Button>
        <span className="muted small">{shownTax?.included ?? t('beforeTax')}</span>
      </div>
    </>
  )
}
