import { useId } from 'react'
import { defineSection } from '@/blocks/define-section'
import { ButtonLink } from '@/components/ui/button/button'
import { HeadedSection, Split } from '@/components/ui/section/section'
import { StepSign } from './step-sign.client'
import type { Locale } from '@/lib/config/locales'
import { localizedHref } from '@/core/navigation/paths'
import type { OnboardingBlock } from '@/payload-types'

interface StepView {
  readonly title: string
  readonly description: string
  /** Shown while the step is selected. */
  readonly detail: string | null
  readonly buttonLabel: string
  /** With language prefix. */
  readonly href: string
}

interface OnboardingView {
  readonly heading: string
  readonly intro: string | null
  readonly steps: readonly StepView[]
}

export const toOnboardingView = (block: OnboardingBlock, locale: Locale): OnboardingView => ({
  heading: block.heading ?? '',
  intro: block.intro || null,
  steps: block.steps.map(({ title, description, detail, buttonLabel, href }) => ({
    title: title ?? '',
    description: description ?? '',
    detail: detail || null,
    buttonLabel: buttonLabel ?? '',
    href: localizedHref(locale, href),
  })),
})

interface OnboardingProps {
  readonly view: OnboardingView
  readonly placeholderNames: readonly string[]
}

/** §2: three steps, exactly one selected. Native radios: arrow keys work, and so do pages without JavaScript. */
export const Onboarding = ({ view, placeholderNames }: OnboardingProps) => {
  const heading = useId()
  const group = useId()
  return (
    <HeadedSection heading={view.heading} intro={view.intro} className="onboarding" id={heading}>
      <Split ratio="7/5" className="onboarding__split">
        <div className="steps" role="radiogroup" aria-labelledby={heading}>
          {view.steps.map(({ title, description, detail, buttonLabel, href }, index) => (
            <div className="step wall-when-chosen" key={title}>
              <label>
                <span className="step__number" aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  <b className="step__title">{title}</b>
                  <span className="step__description">{description}</span>
                </span>
                <input type="radio" name={group} value={index + 1} defaultChecked={index === 0} />
              </label>
              <div className="step__detail">
                {detail ? <p>{detail}</p> : null}
                <ButtonLink variant="go" href={href}>
                  {buttonLabel}
                </ButtonLink>
              </div>
            </div>
          ))}
        </div>
        <StepSign placeholderNames={placeholderNames} />
      </Split>
    </HeadedSection>
  )
}

export const onboardingSection = defineSection('onboarding', {
  heading: 'section',
  failure: 'generic',
  load: (block, { locale }) => toOnboardingView(block, locale),
  draw: Onboarding,
})
