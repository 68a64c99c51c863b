'use client'

import { type ReactNode, useId, useState } from 'react'

import type { SslCoverage } from '@/core/catalog/types'
import { Badge } from '@/components/ui/badge/badge'
import { SpecList } from '@/components/ui/specs/spec-list.client'
import { classNames } from '@/components/ui/styles/class-names'

interface Offer {
  readonly coverage: SslCoverage
  /** Why it is not sold; `null` if it is. */
  readonly reason: string | null
  readonly price: ReactNode
  /** Price shown in the list of coverages. */
  readonly optionPrice: ReactNode
  readonly action: ReactNode
}

interface Plan {
  readonly key: string
  readonly mark: string
  readonly name: string
  readonly description: string
  /** R20: of description and features. */
  readonly lang?: string
  /** §3.8: validation, issuance and warranty. */
  readonly specs: readonly { readonly label: string; readonly value: string }[]
  readonly features: readonly string[]
  readonly recommended: boolean
  readonly offers: readonly Offer[]
}

interface CoverageLabel {
  readonly name: string
  readonly note: string
  /** "+2x": surcharge on the plan's price. */
  readonly extra?: string
}

interface SslChooserFormProps {
  readonly plans: readonly Plan[]
  readonly presetPlan: string
  readonly presetCoverage: SslCoverage
  readonly labels: {
    readonly plan: string
    readonly coverage: string
    readonly coverages: Readonly<Record<SslCoverage, CoverageLabel>>
    readonly perYear: string
    readonly recommended: string
  }
}

const isSold = (plan: Plan, coverage: SslCoverage) => plan.offers.some((offer) => offer.coverage === coverage && offer.reason === null)

export const SslChooserForm = ({ plans, presetPlan, presetCoverage, labels }: SslChooserFormProps) => {
  const name = useId()
  const [planKey, setPlanKey] = useState(presetPlan)
  const [wanted, setWanted] = useState(presetCoverage)
  const plan = plans.find(({ key }) => key === planKey) ?? plans[0]
  if (!plan) return null

  // If the plan is not sold with the selected coverage, it falls back to single; the selection returns with another plan.
  const coverage = isSold(plan, wanted) ? wanted : 'single'
  const offer = plan.offers.find((candidate) => candidate.coverage === coverage)

  return (
    <div className="chooser">
      <div className="chooser__choices">
        <fieldset>
          <legend>{labels.plan}</legend>
          {plans.map((choice) => (
            <label key={choice.key} className="chooser__choice">
              <input
                className="check"
                type="radio"
                name={`${name}-plan`}
                value={choice.key}
                checked={choice.key === plan.key}
                onChange={() => setPlanKey(choice.key)}
              />
              <span>
                <b>
                  {choice.name} {choice.recommended ? <Badge>{labels.recommended}</Badge> : null}
                </b>
                <small lang={choice.lang}>{choice.description}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{labels.coverage}</legend>
          {plan.offers.map((candidate) => {
            const label = labels.coverages[candidate.coverage]
            return (
              <label
                key={candidate.coverage}
                className={classNames('chooser__choice', candidate.reason !== null && 'chooser__choice--off')}
              >
                <input
                  className="check"
                  type="radio"
                  name={`${name}-coverage`}
                  value={candidate.coverage}
                  checked={candidate.coverage === coverage}
                  disabled={candidate.reason !== null}
                  onChange={() => setWanted(candidate.coverage)}
                />
                <span>
                  <b>
                    {label.name} {label.extra ? <span className="chooser__extra">{label.extra}</span> : null}
                  </b>
                  <small>
                    {candidate.reason ?? (
                      <>
                        {label.note}{' '}
                        <span className="chooser__option-price">
                          {candidate.optionPrice} {labels.perYear}
                        </span>
                      </>
                    )}
                  </small>
                </span>
              </label>
            )
          })}
        </fieldset>
      </div>
      <div className="chooser__result on-paper" aria-live="polite">
        <p className="chooser__mark" aria-hidden="true">
          {plan.mark}
        </p>
        <p className="chooser__name">{plan.name}</p>
        <p className="muted">{labels.coverages[coverage].name}</p>
        <SpecList className="chooser__specs" specs={plan.specs} />
        <ul className="chooser__features" lang={plan.lang}>
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p className="chooser__price">
          <span>{offer?.price}</span> <span>{labels.perYear}</span>
        </p>
        {offer?.action}
      </div>
    </div>
  )
}
