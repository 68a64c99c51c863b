export interface StepView {
  readonly title: string
  readonly description: string
  /** Shown while the step is selected. */
  readonly detail: string | null
  readonly buttonLabel: string
  /** With its language prefix. */
  readonly href: string
}

export interface OnboardingView {
  readonly heading: string
  readonly intro: string | null
  readonly steps: readonly StepView[]
}
