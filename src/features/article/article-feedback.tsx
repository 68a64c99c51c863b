import { useLocale, useTranslations } from 'next-intl'

import { articleLimits } from '@/lib/config/limits'

import { FeedbackForm } from './feedback-form.split.client'
import { rateArticle } from './rate-article'

/** Whether the article helped: one press, with a sentence if the reader likes, without a script too. */
export const ArticleFeedback = ({ slug }: { readonly slug: string }) => {
  const t = useTranslations('article.helpful')
  const forms = useTranslations('forms')
  const locale = useLocale()
  return (
    <FeedbackForm
      action={rateArticle.bind(null, locale)}
      slug={slug}
      longest={articleLimits.note}
      words={{
        question: t('question'),
        yes: t('yes'),
        no: t('no'),
        why: t('why'),
        note: t('note'),
        hint: t('hint'),
        thanks: t('thanks'),
        network: forms('network'),
      }}
    />
  )
}
