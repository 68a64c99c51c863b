import type { Locale } from '@/config/locales'
import { loadMessages } from '@/i18n/messages'
import { plainPage } from '@/server/platform/plain-page'

/**
 * Leads from a form of the shop to the provider's page. A redirect would not: browsers hold the whole chain that begins with a form to the
 * page's form-action, which knows no other origin than the shop's.
 */
export const onwardPage = async (locale: Locale, url: string): Promise<string> => {
  const { title, body, go } = (await loadMessages(locale)).order.pay.onward
  return plainPage({ locale, title, body, isAlert: false, link: { href: url, label: go }, refresh: { seconds: 0, url } })
}
