import type { Locale } from '@/config/locales'
import { localizedHref } from '@/core/navigation/localized-href'
import type { Header } from '@/payload-types'
import type { NavigationLink, NavigationMenu } from './types'

interface EditedLink {
  readonly label?: string | null
  readonly href: string
  readonly badge?: string | null
}

const toLink = (locale: Locale, { label, href, badge }: EditedLink): NavigationLink => ({
  label: label ?? href,
  href: localizedHref(locale, href),
  badge: badge ?? null,
})

/** R3: the Services dropdown with its groups, then the main navigation, as the header global holds them. */
export const toMenus = (header: Header, locale: Locale): readonly NavigationMenu[] => {
  const groups = (header.services ?? []).map(({ title, links }) => ({
    title: title ?? null,
    links: (links ?? []).map((link) => toLink(locale, link)),
  }))
  const services: NavigationMenu[] = groups.length > 0 ? [{ label: header.servicesLabel ?? '', groups }] : []
  const main = (header.main ?? []).map(({ links, ...entry }) => ({
    ...toLink(locale, entry),
    groups: links && links.length > 0 ? [{ links: links.map((link) => toLink(locale, link)) }] : [],
  }))
  return [...services, ...main]
}
