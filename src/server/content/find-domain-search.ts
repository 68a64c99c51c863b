import { defaultLocale } from '@/config/locales'
import type { DomainSearch } from '@/payload-types'
import type { Context } from '@/server/platform/context'

/** The words and limits of the domain search (global `domain-search`). */
export const findDomainSearch = ({ payload, locale }: Context): Promise<DomainSearch> =>
  payload.findGlobal({ slug: 'domain-search', depth: 0, locale, fallbackLocale: defaultLocale })
