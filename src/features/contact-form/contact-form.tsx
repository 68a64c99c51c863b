import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'

import { ActionForm } from '@/parts/form/action-form.split.client'
import { requestFormWords } from '@/parts/form/request-form-words'
import type { FormField } from '@/parts/form/types'
import { formLimits } from '@/contract/form-fields'
import { defineSection } from '@/parts/sections/define-section'
import { longestWordStyle } from '@/ui/section/longest-word'
import { Section, Split, Wide } from '@/ui/section/section'
import { ContactDetails } from './contact-details'
import { sendMessage } from './send-message'
import { toContactFormView } from './to-view'
import type { ContactFormView } from './types'

export const ContactForm = ({ view, headingLevel = 2 }: { readonly view: ContactFormView; readonly headingLevel?: 1 | 2 }) => {
  const t = useTranslations('contactForm')
  const forms = useTranslations('forms')
  const locale = useLocale()
  const heading = useId()
  const formId = useId()
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
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
          <ActionForm
            id={formId}
            look="request-form"
            size="large"
            action={sendMessage.bind(null, locale)}
            fields={fields}
            words={requestFormWords(forms, { submit: t('submit'), doneTitle: t('sentTitle') })}
            beside={<p className="small muted">{t('after')}</p>}
          />
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
