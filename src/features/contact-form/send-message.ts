'use server'

import { headers } from 'next/headers'
import { defaultLocale, isLocale } from '@/config/locales'
import { getContext } from '@/request-context'
import { contactMessageSchema } from '@/contract/contact'
import { answerForm } from '@/server/platform/answer-form'
import type { FormState } from '@/contract/form-state'
import { sendContactMessage } from '@/server/requests/send-contact-message'

export async function sendMessage(_state: FormState, data: FormData): Promise<FormState> {
  const locale = data.get('locale')
  const context = await getContext(isLocale(locale) ? locale : defaultLocale)
  return answerForm({
    context,
    headers: await headers(),
    data,
    schema: contactMessageSchema,
    namespace: 'contactForm',
    send: sendContactMessage,
  })
}
