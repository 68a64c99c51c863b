'use server'

import { defaultLocale, isLocale } from '@/config/locales'
import { contactMessageSchema } from '@/contract/contact'
import type { FormState } from '@/contract/form-state'
import { getVisitorContext } from '@/request-context'
import { answerRequest } from '@/server/requests/answer-request'
import { sendContactMessage } from '@/server/requests/send-contact-message'

export async function sendMessage(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  const locale = isLocale(lang) ? lang : defaultLocale
  return answerRequest({
    locale,
    context: () => getVisitorContext(locale),
    data,
    schema: contactMessageSchema,
    namespace: 'contactForm',
    send: sendContactMessage,
  })
}
