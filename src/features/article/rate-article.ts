'use server'

import { getTranslations } from 'next-intl/server'

import { articleLimits } from '@/lib/config/limits'
import { localeOrDefault } from '@/lib/config/locales'
import { articleAnswerSchema } from '@/modules/content/schema'
import type { FormState } from '@/lib/http/form-state'
import { ok } from '@/core/result'
import { getVisitorContext } from '@/request-context'
import { answerArticle } from '@/modules/content/articles'
import { handleForm } from '@/lib/http/form-answer'

/** Stores the rating anonymously. */
export async function rateArticle(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  const locale = localeOrDefault(lang)
  const [t, forms] = await Promise.all([
    getTranslations({ locale, namespace: 'article.helpful' }),
    getTranslations({ locale, namespace: 'forms' }),
  ])
  return handleForm({
    context: () => getVisitorContext(locale),
    data,
    schema: articleAnswerSchema,
    limit: 'forms',
    sentences: {
      field: ({ code }) => (code === 'too_big' ? forms('errors.tooLong', { limit: articleLimits.note }) : forms('errors.invalid')),
      summary: (count) => forms('summary', { count }),
      refused: (code) => (code === 'too-many-requests' ? forms('tooMany') : forms('unavailable')),
    },
    work: async (input, context) => {
      const answered = await answerArticle(context, input)
      return answered.ok ? ok({ kind: 'done', notice: t('thanks') }) : answered
    },
  })
}
