'use server'

import { getTranslations } from 'next-intl/server'
import { defaultLocale, isLocale } from '@/lib/config/locales'
import { cancellationSchema } from '@/modules/inquiries/schema'
import type { FormState } from '@/lib/http/form-state'
import { getVisitorContext } from '@/request-context'
import { answerRequest, sendContactMessage } from '@/modules/inquiries/inquiries.service'

/** U45, U49: a cancellation without login is forwarded to staff as a message, and the sender gets a confirmation. */
export async function cancellationAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  const locale = isLocale(lang) ? lang : defaultLocale
  const t = await getTranslations({ locale, namespace: 'account.cancelContract' })
  return answerRequest({
    locale,
    context: () => getVisitorContext(locale),
    data,
    schema: cancellationSchema,
    namespace: 'contactForm',
    send: (context, { name, email, contract, kind, until, reason, faxNumber }) =>
      sendContactMessage(
        context,
        {
          name,
          email,
          subject: t('subject', { contract }),
          message: [contract, t(`kinds.${kind}`), until ? t('untilLine', { until }) : '', reason ?? '']
            .filter((line) => line !== '')
            .join('\n'),
          faxNumber,
        },
        { kind, contract, ...(until ? { until } : {}), ...(reason ? { reason } : {}) },
      ),
  })
}
