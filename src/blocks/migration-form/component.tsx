import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button/button'
import { Section, Wide } from '@/components/ui/section/section'
import type { MigrationFormBlock } from '@/payload-types'
import { RequestSection } from '@/components/forms/request-section'
import type { FormField } from '@/components/forms/types'
import { formLimits } from '@/lib/http/form-state'
import { defineSection } from '@/blocks/define-section'
import { sendMigrationRequest } from './send-migration-request'

/** §8: fallback with a link to support. */
const MigrationError = () => {
  const t = useTranslations('migrationForm')
  const locale = useLocale()
  return (
    <Section className="migration">
      <Wide>
        <div className="migration-error" role="alert">
          <p className="migration-error__title">{t('loadFailed')}</p>
          <p>{t('loadFailedBody')}</p>
          <ButtonLink href={`/${locale}/contact`}>{t('toContact')}</ButtonLink>
        </div>
      </Wide>
    </Section>
  )
}

/** Visible before and after submitting. */
const MigrationSteps = ({ level }: { readonly level: 2 | 3 }) => {
  const t = useTranslations('migrationForm')
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="migration-steps">
      <Heading className="migration-steps__title">{t('nextTitle')}</Heading>
      <ol>
        <li>{t('next1')}</li>
        <li>{t('next2')}</li>
        <li>{t('next3')}</li>
      </ol>
    </div>
  )
}

interface MigrationFormContent {
  readonly heading: string
  readonly intro: string
}

/** `null` if the content could not be loaded (§8). */
type MigrationFormView = { readonly content: MigrationFormContent | null }

/** R5: CMS texts, in English if untranslated; without any, the section shows its error (§8). */
const toMigrationFormView = ({ heading, intro }: Pick<MigrationFormBlock, 'heading' | 'intro'>): MigrationFormView => {
  const hasWords = typeof heading === 'string' && heading.trim() !== ''
  return { content: hasWords ? { heading, intro: intro ?? '' } : null }
}

/** §3: current provider, website URL, email, optional special requirements. */
export const MigrationForm = ({ view, headingLevel }: { readonly view: MigrationFormView; readonly headingLevel?: 1 | 2 }) => {
  const t = useTranslations('migrationForm')
  const forms = useTranslations('forms')
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
    <RequestSection
      {...view.content}
      className="migration"
      namespace="migrationForm"
      drawing="crane"
      headingLevel={headingLevel}
      action={sendMigrationRequest}
      fields={fields}
    >
      <MigrationSteps level={headingLevel === 1 ? 2 : 3} />
    </RequestSection>
  )
}

export const migrationFormSection = defineSection('migration-form', {
  heading: 'page',
  failure: 'migration',
  dataName: 'migration',
  load: toMigrationFormView,
  draw: MigrationForm,
})
