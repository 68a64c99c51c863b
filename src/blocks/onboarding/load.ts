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

export interface OnboardingView {
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
