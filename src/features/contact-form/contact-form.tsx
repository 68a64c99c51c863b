import { useTranslations } from 'next-intl'

import { RequestSection } from '@/parts/form/request-section'
import type { FormField } from '@/parts/form/types'
import type { ContactFormBlock } from '@/payload-types'
import { formLimits } from '@/lib/http/form-state'
import { defineSection } from '@/parts/sections/define-section'
import { ContactDetails } from './contact-details'
import { sendMessage } from './send-message'
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

export const ContactForm = ({ view, headingLevel }: { readonly view: ContactFormView; readonly headingLevel?: 1 | 2 }) => {
  const t = useTranslations('contactForm')
  const forms = useTranslations('forms')
  const fields: readonly FormField[] = [
    {
      name: 'name',
      label: t('fields.name'),
      autoComplete: 'name',
      maxLength: formLimits.name,
      required: true,
      className: 'span-3',
    },
    {
      name: 'email',
      kind: 'email',
      label: t('fields.email'),
      autoComplete: 'email',
      maxLength: formLimits.email,
      required: true,
      className: 'span-3',
    },
    { name: 'subject', label: t('fields.subject'), optionalLabel: forms('optional'), maxLength: formLimits.subject },
    {
      name: 'message',
      kind: 'long',
      label: t('fields.message'),
      hint: forms('characters', { limit: formLimits.text }),
      maxLength: formLimits.text,
      required: true,
    },
  ]
  return (
    <RequestSection
      className="contact"
      namespace="contactForm"
      drawing="bell"
      heading={view.heading}
      intro={view.intro}
      headingLevel={headingLevel}
      action={sendMessage}
      fields={fields}
    >
      <ContactDetails details={view.details} />
    </RequestSection>
  )
}

export const contactFormSection = defineSection('contact-form', {
  heading: 'page',
  failure: 'generic',
  load: toContactFormView,
  draw: ContactForm,
})
