import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'

import type { FormAction, FormState } from '@/lib/http/form-state'
import type { DrawingName } from '@/components/ui/drawings/shapes'
import { HeadDrawing, Section, SectionHeading, Split, Wide } from '@/components/ui/section/section'
import { ActionForm } from './action-form.split.client'
import type { FormField } from './types'

interface RequestSectionProps {
  readonly className: string
  readonly namespace: 'contactForm' | 'migrationForm'
  readonly heading: string
  readonly intro: string
  readonly lang?: string
  readonly headingLevel?: 1 | 2
  readonly action: (lang: string, ...answer: Parameters<FormAction>) => Promise<FormState>
  readonly fields: readonly FormField[]
  readonly drawing: DrawingName
  readonly children: ReactNode
}

export const RequestSection = ({
  className,
  namespace,
  heading,
  intro,
  lang,
  headingLevel,
  action,
  fields,
  drawing,
  children,
}: RequestSectionProps) => {
  const t = useTranslations(namespace)
  const forms = useTranslations('forms')
  const locale = useLocale()
  const headingId = useId()
  const formId = useId()
  return (
    <Section labelledBy={headingId} className={className}>
      <Wide>
        <Split className="request">
          <div>
            <SectionHeading id={headingId} level={headingLevel} heading={heading} intro={intro} lang={lang} />
          </div>
          <ActionForm
            id={formId}
            look="request-form"
            size="large"
            action={action.bind(null, locale)}
            fields={fields}
            words={{
              submit: t('submit'),
              doneTitle: t('sentTitle'),
              sending: forms('sending'),
              network: forms('network'),
              trap: forms('trap'),
            }}
            beside={<p className="small muted">{t('after')}</p>}
          />
          <div>
            {children}
            <HeadDrawing of={drawing} level={headingLevel} />
          </div>
        </Split>
      </Wide>
    </Section>
  )
}
