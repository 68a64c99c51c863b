'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { parseTypedDomain, formatDomainName } from '@/core/domains/parse-domain'
import type { DomainNameError } from '@/core/domains/types'
import { DomainForm } from '@/components/domain-form/domain-form.client'
import { useExampleName } from '@/components/ui/visitor-name/visitor-name.client'
import { setVisitorName } from '@/components/ui/visitor-name/visitor-name-store'

interface WidgetFormProps {
  readonly action: string
  readonly placeholderNames: readonly string[]
  readonly labels: {
    readonly field: string
    readonly search: string
    /** `#` stands for the name. */
    readonly example: string
  }
}

const errorOf = (typed: string): DomainNameError | null => {
  const parsed = parseTypedDomain(typed)
  return parsed.ok ? null : parsed.error
}

/** §5: shows errors as they are typed; valid names go to the search page. */
export const WidgetForm = ({ action, placeholderNames, labels }: WidgetFormProps) => {
  const rules = useTranslations('validation')
  const [error, setError] = useState<DomainNameError | null>(null)
  const example = useExampleName(placeholderNames)

  const submit = (typed: string): boolean => {
    const parsed = parseTypedDomain(typed)
    if (parsed.ok) setVisitorName(formatDomainName(parsed.value))
    else setError(parsed.error)
    return parsed.ok
  }

  return (
    <DomainForm
      action={`${action}#search-results-heading`}
      name="q"
      label={labels.field}
      buttonLabel={labels.search}
      placeholder={labels.example.replace('#', example)}
      look="own"
      error={error ? rules(error) : null}
      onEdit={(typed) => setError(typed.trim() === '' ? null : errorOf(typed))}
      onSubmit={submit}
    />
  )
}
