import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'

import { formWords } from '@/parts/request-form/form-words'
import { RequestForm } from '@/parts/request-form/request-form.split.client'
import type { FormFieldWords } from '@/parts/request-form/types'
import { formLimits } from '@/contract/form-fields'
import { defineSection } from '@/parts/sections/define-section'
import { longestWordStyle } from '@/ui/section/longest-word'
import { Section, Split, Wide } from '@/ui/section/section'
import { ContactDetails } from './contact-details'
import { sendMessage } from './send-message'
import { toContactFormView } from './to-view'
import type { ContactFormView } from './types'

export function ContactForm({ view, headingLevel = 2 }: { readonly view: ContactFormView; readonly headingLevel?: 1 | 2 }) {
  const words = useTranslations('contactForm')
  const forms = useTranslations('forms')
  const locale = useLocale()
  const heading = useId()
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  const fields: readonly FormFieldWords[] = [
    { name: 'name', kind: 'text', label: words('fields.name'), autoComplete: 'name', maxLength: formLimits.name, className: 'span-3' },
    { name: 'email', kind: 'email', label: words('fields.email'), autoComplete: 'email', maxLength: formLimits.email, className: 'span-3' },
    { name: 'subject', kind: 'text', label: words('fields.subject'), maxLength: formLimits.subject, isOptional: true },
    {
      name: 'message',
      kind: 'long',
      label: words('fields.message'),
      hint: forms('characters', { limit: formLimits.text }),
      maxLength: formLimits.text,
    },
  ]
  const own = { submit: words('submit'), after: words('after'), sentTitle: words('sentTitle') }
  return (
    <Section labelledBy={heading} className="contact">
      <Wide>
        <Split>
          <div>
            <Heading id={heading} style={longestWordStyle(view.heading)}>
              {view.heading}
            </Heading>
            {view.intro ? <p className="section__intro">{view.intro}</p> : null}
            <ContactDetails details={view.details} />
          </div>
          <RequestForm action={sendMessage} locale={locale} fields={fields} words={formWords(forms, own, fields.length)} />
        </Split>
      </Wide>
    </Section>
  )
}

export const contactFormSection = defineSection('contact-form', {
  heading: 'page',
  failure: 'generic',
  load: toContactFormView,
  draw: ContactForm,
})
