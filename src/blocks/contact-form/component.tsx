import { useTranslations } from 'next-intl'
import { RequestSection } from '@/components/forms/request-section'
import type { FormField } from '@/components/forms/types'
import type { ContactFormBlock } from '@/payload-types'
import { formLimits } from '@/lib/http/form-state'
import { defineSection } from '@/blocks/define-section'
import { sendMessage } from './send-message'

interface ContactFormView {
  readonly heading: string
  readonly intro: string
  readonly details: readonly { readonly label: string; readonly value: string }[]
}

const isMail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)

const ContactDetails = ({ details }: Pick<ContactFormView, 'details'>) => {
  const t = useTranslations('contactForm')
  if (details.length === 0) return null
  return (
    <dl className="contact-details" aria-label={t('otherWays')}>
      {details.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{isMail(value) ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

const toContactFormView = ({ heading, intro, details }: Pick<ContactFormBlock, 'heading' | 'intro' | 'details'>): ContactFormView => ({
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
