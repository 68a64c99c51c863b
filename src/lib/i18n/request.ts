import { lang } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'

import { defaultLocale, isLocale } from '../config/locales'
import { loadMessages } from './messages'

export default getRequestConfig(async ({ locale: asked }) => {
  const candidate = asked ?? (await lang())
  const locale = isLocale(candidate) ? candidate : defaultLocale
  return { locale, messages: await loadMessages(locale), timeZone: 'UTC' }
})
