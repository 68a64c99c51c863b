import type { Locale } from '@/lib/config/locales'
import { localizedHref } from '@/core/navigation/paths'
import type { OnboardingBlock } from '@/payload-types'

import type { OnboardingView } from './types'

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
