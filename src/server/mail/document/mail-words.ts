import { createTranslator } from 'next-intl'
import type { Locale } from '@/config/locales'
import { loadMessages, type Messages } from '@/i18n/messages'

const makeWords = async (locale: Locale) => {
  const messages: Messages = await loadMessages(locale)
  return {
    locale,
    mail: createTranslator({ locale, messages, namespace: 'mail' }),
    receipt: createTranslator({ locale, messages, namespace: 'receipt' }),
  }
}

export type MailWords = Awaited<ReturnType<typeof makeWords>>

const made = new Map<Locale, Promise<MailWords>>()

/** Made once a language: parsing the sentences costs far more than saying them. */
export const mailWords = (locale: Locale): Promise<MailWords> => {
  const known = made.get(locale)
  if (known) return known
  const words = makeWords(locale)
  made.set(locale, words)
  return words
}
