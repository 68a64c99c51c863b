'use client'

import { useTranslations, useLocale } from 'next-intl'
import { useEffect, useRef, useReducer, useState } from 'react'
import { reveal } from '@/components/ui/reveal/reveal'
import { SignName, Sign } from '@/components/ui/plate/sign'
import { CodeStep, ConfirmationStep, DomainStep, PriceStep } from './steps.client'
import { StepList, wizardSteps, type TransferWizardView, type FoundOffer, firstStep, wizardReducer } from './wizard-state'
import { parseAuthorizationCode, parseTransferDomain } from '@/core/domains/transfers'
import { callApi, cookiesBlocked, cartInMinorUnits } from '@/components/api-client/call-api'
import { keepsCookies } from '@/lib/config/browser-storage'
import { useRefusalText } from '@/components/api-client/refusal-text'
import { useCart } from '@/features/cart/use-cart.client'
import { showToast } from '@/components/toast-store'
import type { StartedTransferResponse, TransferCheckResponse } from '@/modules/domains/schema'
import type { FieldErrors } from '@/components/ui/field/use-form.client'
import { setVisitorName } from '@/components/ui/visitor-name/visitor-name-store'
import { findOfferAction } from './find-offer-action'

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The actions of the four steps. Errors are shown at their field and in a toast (§5). */
const useTransfer = ({
  offers,
  unlistedOffer,
  hasMoreOffers,
  delays,
}: Pick<TransferWizardView, 'offers' | 'unlistedOffer' | 'hasMoreOffers' | 'delays'>) => {
  const locale = useLocale()
  const [found, setFound] = useState<FoundOffer | null>(null)
  const t = useTranslations('transferWizard')
  const rules = useTranslations('validation')
  const cartWords = useTranslations('cart')
  const refusalText = useRefusalText()
  const adoptCart = useCart((cart) => cart.adopt)
  const openCart = useCart((cart) => cart.open)
  const [state, dispatch] = useReducer(wizardReducer, firstStep)

  const refuse = (field: 'domain' | 'code', fault: string, freeName?: string): FieldErrors => {
    dispatch({ type: 'refused', ...(freeName === undefined ? {} : { freeName }) })
    showToast({ text: fault, isAtField: true })
    return { [field]: fault }
  }

  /** Step 1: loads the transfer price. */
  const lookUpPrice = async (typed: string): Promise<FieldErrors> => {
    const parsed = parseTransferDomain(typed)
    if (!parsed.ok) return refuse('domain', parsed.error === 'extensionMissing' ? t('extensionMissing') : rules(parsed.error))
    setVisitorName(parsed.value.domain)
    dispatch({ type: 'lookup-started', transfer: parsed.value })
    const { domain, extension } = parsed.value
    const [answer, offer] = await Promise.all([
      callApi<TransferCheckResponse>(`/api/transfers/check?domain=${encodeURIComponent(domain)}`),
      findOffer(extension),
      wait(delays.priceLookup),
    ])
    if (!answer.ok) return refuse('domain', refusalText(answer.error), answer.error.code === 'domain-not-registered' ? domain : undefined)
    if (offer === null) return refuse('domain', rules('searchFailed'))
    setFound(offer)
    dispatch({ type: 'price-found', warnings: answer.value.warnings.map(({ message }) => message) })
    return {}
  }

  /** Popular TLDs are in the page, others are requested. `null` if the request failed. */
  const findOffer = async (extension: string): Promise<FoundOffer | null> => {
    const known = offers[extension]
    if (known) return { offer: known, isListed: true }
    if (!hasMoreOffers) return { offer: unlistedOffer, isListed: false }
    return findOfferAction(locale, extension).catch(() => null)
  }

  /** Step 3. R11: the auth code is only sent in the body of this request and not stored. */
  const submit = async (code: string): Promise<FieldErrors> => {
    const parsed = parseAuthorizationCode(code)
    if (!parsed.ok) return refuse('code', t(parsed.error === 'required' ? 'codeRequired' : 'codeInvalid'))
    const { transfer } = state
    if (!transfer) return {}
    if (!keepsCookies()) return refuse('code', refusalText(cookiesBlocked))
    dispatch({ type: 'submitted' })
    const body = { domain: transfer.domain, authorizationCode: parsed.value }
    const [answer] = await Promise.all([
      callApi<StartedTransferResponse>('/api/transfers', { method: 'POST', body }),
      wait(delays.submission),
    ])
    if (!answer.ok) return refuse('code', refusalText(answer.error))
    dispatch({ type: 'confirmed' })
    showToast({ name: transfer.domain, text: cartWords('isInCart') })
    await adoptCart(cartInMinorUnits(answer.value.cart))
    openCart()
    return {}
  }

  return { state, dispatch, found, lookUpPrice, submit }
}

interface WizardProps extends Pick<TransferWizardView, 'offers' | 'unlistedOffer' | 'hasMoreOffers' | 'delays'> {
  readonly placeholderNames: readonly string[]
  readonly stepLevel: 2 | 3
}

const largest = 'clamp(64px, 9.6vw, 132px)'

export const Wizard = ({ placeholderNames, stepLevel, ...prices }: WizardProps) => {
  const t = useTranslations('transferWizard')
  const { state, dispatch, found, lookUpPrice, submit } = useTransfer(prices)
  const { step, transfer, isBusy, freeName, warnings } = state
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const shownStep = useRef(step)

  // Moves focus to the heading of a new step; back in step 1, to the input.
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    if (step === 'domain') field.current?.focus()
    else reveal(heading.current)
  }, [step])

  const back = () => dispatch({ type: 'went-back' })
  const Heading = stepLevel === 2 ? 'h2' : 'h3'
  const number = wizardSteps.indexOf(step) + 1
  return (
    <div className="wizard">
      <StepList current={step} />
      {step === 'domain' || transfer === null ? (
        <DomainStep
          key="domain"
          fieldRef={field}
          largest={largest}
          placeholderNames={placeholderNames}
          startWith={transfer?.domain ?? ''}
          freeName={freeName}
          onEdit={() => dispatch({ type: 'edited' })}
          onSubmit={lookUpPrice}
        />
      ) : (
        <>
          <Sign captionStart={t('signCaption')} missingScrew={step !== 'confirmation'}>
            <SignName name={transfer.domain} largest={largest} />
          </Sign>
          <div className="wizard__rods" aria-hidden="true">
            <i />
            <i />
          </div>
          <section className="wizard__panel on-paper" aria-labelledby="wizard-step">
            <Heading id="wizard-step" ref={heading} tabIndex={-1}>
              <span className="wizard__count">{t('stepOf', { number, total: wizardSteps.length })}</span> <span>{t(`titles.${step}`)}</span>
            </Heading>
            {step === 'price' && found ? (
              <PriceStep
                transfer={transfer}
                offer={found.offer}
                isListed={found.isListed}
                warnings={warnings}
                onBack={back}
                onAccept={() => dispatch({ type: 'price-accepted' })}
              />
            ) : null}
            {step === 'code' ? <CodeStep domain={transfer.domain} onBack={back} onSubmit={submit} /> : null}
            {step === 'confirmation' ? <ConfirmationStep domain={transfer.domain} onAnother={() => dispatch({ type: 'reset' })} /> : null}
          </section>
        </>
      )}
      <p className="visually-hidden" role="status">
        {isBusy ? t(step === 'domain' ? 'lookingUp' : 'submitting') : null}
      </p>
    </div>
  )
}
