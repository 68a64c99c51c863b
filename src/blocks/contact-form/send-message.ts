'use server'

import { localeOrDefault } from '@/lib/config/locales'
import { contactMessageSchema } from '@/modules/inquiries/schema'
import type { FormState } from '@/lib/http/form-state'
import { getVisitorContext } from '@/request-context'
import { handleFormPost, sendContactMessage } from '@/modules/inquiries/inquiries.service'

export async function sendMessage(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  const locale = localeOrDefault(lang)
  return handleFormPost({
    locale,
    context: () => getVisitorContext(locale),
    data,
    schema: contactMessageSchema,
    namespace: 'contactForm',
    send: sendContactMessage,
  })
}
