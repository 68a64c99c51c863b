import type { useTranslations } from 'next-intl'
import type { FormWords } from './types'

type Forms = ReturnType<typeof useTranslations<'forms'>>

/** The words every form has, and those of one form beside them. */
export const formWords = (words: Forms, own: Pick<FormWords, 'submit' | 'after' | 'sentTitle'>, fieldCount: number): FormWords => ({
  ...own,
  optional: words('optional'),
  sending: words('sending'),
  network: words('network'),
  trap: words('trap'),
  summaries: Array.from({ length: fieldCount }, (_, index) => words('summary', { count: index + 1 })),
})
