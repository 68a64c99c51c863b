'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'

import { reveal } from '@/components/ui/reveal/reveal'
import { SignName, Sign } from '@/components/ui/plate/sign'

import { CodeStep, ConfirmationStep } from './code-step.client'
import { DomainStep } from './domain-step.client'
import { PriceStep } from './price-step.client'
import { StepList, wizardSteps } from './wizard-state'
import type { TransferWizardView } from './types'
import { useTransfer } from './use-transfer.client'

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
