import { createTranslator } from 'next-intl'
import { madeOfMessages } from '@/i18n/messages'

/** Made once for the words of a language. */
export const mailWords = madeOfMessages((locale, messages) => ({
  locale,
  status: createTranslator({ locale, messages, namespace: 'order.status' }),
  steps: createTranslator({ locale, messages, namespace: 'order.steps' }),
  mail: createTranslator({ locale, messages, namespace: 'mail' }),
  receipt: createTranslator({ locale, messages, namespace: 'receipt' }),
}))

export type MailWords = Awaited<ReturnType<typeof mailWords>>
