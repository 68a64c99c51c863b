import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fillWithEnglish, type Locale } from '@/lib/config/locales'
import de from '@/lib/i18n/messages/de.json'
import en from '@/lib/i18n/messages/en.json'
import es from '@/lib/i18n/messages/es.json'
import fr from '@/lib/i18n/messages/fr.json'

const messages = fillWithEnglish<typeof en>({ en, es, fr, de })

/** Server-renders an element with the shop's messages. */
export const drawInWords = (element: ReactElement, locale: Locale = 'en'): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="UTC">
      {element}
    </NextIntlClientProvider>,
  )
