import { lang } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'

import { localeOrDefault } from '../config/locales'
import { loadMessages } from './messages'

export default getRequestConfig(async ({ locale: asked }) => {
  const candidate = asked ?? (await lang())
  const locale = localeOrDefault(candidate)
  return { locale, messages: await loadMessages(locale), timeZone: 'UTC' }
})
