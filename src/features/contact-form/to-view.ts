import type { ContactFormBlock } from '@/payload-types'
import type { ContactFormView } from './types'

export const toContactFormView = ({
  heading,
  intro,
  details,
}: Pick<ContactFormBlock, 'heading' | 'intro' | 'details'>): ContactFormView => ({
  heading: heading ?? '',
  intro: intro ?? '',
  details: (details ?? []).map(({ label, value }) => ({ label: label ?? '', value: value ?? '' })),
})
