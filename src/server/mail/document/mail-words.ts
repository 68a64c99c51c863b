import { createTranslator } from 'next-intl'
import { madeOfMessages } from '@/i18n/messages'

/** Made once for the words of a language. */
export const mailWords = madeOfMessages((locale, messages) => ({
  locale,
  mail: createTranslator({ locale, messages, namespace: 'mail' }),
  receipt: createTranslator({ locale, messages, namespace: 'receipt' }),
}))

export type MailWords = Awaited<ReturnType<typeof mailWords>>
