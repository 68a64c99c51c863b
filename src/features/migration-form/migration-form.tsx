import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'

import type { MigrationFormBlock } from '@/payload-types'
import { ActionForm } from '@/parts/form/action-form.split.client'
import { requestFormWords } from '@/parts/form/request-form-words'
import type { FormField } from '@/parts/form/types'
import { formLimits } from '@/contract/form-fields'
import { defineSection } from '@/parts/sections/define-section'
import { longestWordStyle } from '@/ui/section/longest-word'
import { Section, Split, Wide } from '@/ui/section/section'

import { MigrationError } from './migration-error'
import { MigrationSteps } from './migration-steps'
import { sendMigrationRequest } from './send-migration-request'

export interface MigrationFormContent {
  readonly heading: string
  readonly intro: string
}

/** `null` where the section's content could not be loaded (§8). */
export type MigrationFormView = { readonly content: MigrationFormContent | null }

/** R5: the CMS's words, in English where a language lacks them; with none at all the section says so (§8). */
export const toMigrationFormView = ({ heading, intro }: Pick<MigrationFormBlock, 'heading' | 'intro'>): MigrationFormView => {
  const hasWords = typeof heading === 'string' && heading.trim() !== ''
  return { content: hasWords ? { heading, intro: intro ?? '' } : null }
}

/** §3: current provider, website URL, e-mail, optional special requirements. */
export const MigrationForm = ({ view, headingLevel = 2 }: { readonly view: MigrationFormView; readonly headingLevel?: 1 | 2 }) => {
  const t = useTranslations('migrationForm')
  const forms = useTranslations('forms')
  const locale = useLocale()
  const heading = useId()
  const formId = useId()
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  if (view.content === null) return <MigrationError />
  const fields: readonly FormField[] = [
    { name: 'provider', label: t('fields.provider'), maxLength: formLimits.name, required: true, className: 'span-3' },
    {
      name: 'websiteUrl',
      kind: 'url',
      label: t('fields.websiteUrl'),
      placeholder: 'https://',
      autoComplete: 'url',
      maxLength: formLimits.url,
      required: true,
      className: 'span-3',
    },
    {
      name: 'email',
      kind: 'email',
      label: t('fields.email'),
      hint: t('fields.emailHint'),
      autoComplete: 'email',
      maxLength: formLimits.email,
      required: true,
    },
    {
      name: 'specialRequirements',
      kind: 'long',
      label: t('fields.specialRequirements'),
      hint: t('fields.specialRequirementsHint'),
      maxLength: formLimits.text,
      optionalLabel: forms('optional'),
    },
  ]
  return (
    <Section labelledBy={heading} className="migration">
      <Wide>
        <Split>
          <div>
            <Heading id={heading} style={longestWordStyle(view.content.heading)}>
              {view.content.heading}
            </Heading>
            {view.content.intro ? <p className="section__intro">{view.content.intro}</p> : null}
            <MigrationSteps level={headingLevel === 1 ? 2 : 3} />
          </div>
          <ActionForm
            id={formId}
            look="request-form"
            size="large"
            action={sendMigrationRequest.bind(null, locale)}
            fields={fields}
            words={requestFormWords(forms, { submit: t('submit'), doneTitle: t('sentTitle') })}
            beside={<p className="small muted">{t('after')}</p>}
          />
        </Split>
      </Wide>
    </Section>
  )
}

export const migrationFormSection = defineSection('migration-form', {
  heading: 'page',
  failure: 'migration',
  dataName: 'migration',
  load: toMigrationFormView,
  draw: MigrationForm,
})
