import { createTranslator } from 'next-intl'
import type { Locale } from '@/config/locales'
import { loadMessages } from '@/i18n/messages'
import { mailWords } from '@/server/mail/document/mail-words'

/** The words of the receipt, and those that only an invoice has. */
export const invoiceWords = async (locale: Locale) => ({
  ...(await mailWords(locale)),
  invoice: createTranslator({ locale, messages: await loadMessages(locale), namespace: 'invoicePdf' }),
})

export type InvoiceWords = Awaited<ReturnType<typeof invoiceWords>>
