import type { useTranslations } from 'next-intl'
import type { FormWords } from './types'

type Translate = ReturnType<typeof useTranslations<'forms'>>

/** The words every request of a visitor has, and those of one form beside them. */
export const requestFormWords = (t: Translate, own: Pick<FormWords, 'submit' | 'doneTitle'>): FormWords => ({
  ...own,
  sending: t('sending'),
  network: t('network'),
  trap: t('trap'),
})
