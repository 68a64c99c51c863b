import { createTranslator } from 'next-intl'
import type { Locale } from '@/config/locales'
import { loadMessages } from '@/i18n/messages'
import { mailWords } from '@/server/mail/document/mail-words'

/** The words of the receipt, and those that only its PDF has. */
export const pdfWords = async (locale: Locale) => ({
  ...(await mailWords(locale)),
  pdf: createTranslator({ locale, messages: await loadMessages(locale), namespace: 'receiptPdf' }),
})

export type PdfWords = Awaited<ReturnType<typeof pdfWords>>
