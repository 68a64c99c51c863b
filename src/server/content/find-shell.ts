import { defaultLocale } from '@/config/locales'
import { firstCurrency } from './first-currency'
import type { Footer, Header, SiteSetting } from '@/payload-types'
import type { Context } from '@/server/platform/context'

/** What stands around every page. */
export interface Shell {
  readonly header: Header
  readonly footer: Footer
  /** Its `defaultCurrency` is that of the language (M10). */
  readonly settings: SiteSetting
}

export const findShell = async ({ payload, locale }: Context): Promise<Shell> => {
  const options = { depth: 0, locale, fallbackLocale: defaultLocale } as const
  const [header, footer, settings] = await Promise.all([
    payload.findGlobal({ slug: 'header', ...options }),
    payload.findGlobal({ slug: 'footer', ...options }),
    payload.findGlobal({ slug: 'site-settings', ...options }),
  ])
  return { header, footer, settings: { ...settings, defaultCurrency: firstCurrency(settings, locale) } }
}
