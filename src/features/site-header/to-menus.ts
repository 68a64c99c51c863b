import type { Locale } from '@/lib/config/locales'
import { localizedHref } from '@/core/navigation/paths'
import type { Header } from '@/payload-types'

export interface NavigationLink {
  readonly label: string
  /** With its language prefix. */
  readonly href: string
  /** "New". */
  readonly badge?: string | null
}

export interface NavigationGroup {
  readonly title?: string | null
  readonly links: readonly NavigationLink[]
}

/** A link, or a dropdown where it has groups. */
export interface NavigationMenu {
  readonly label: string
  readonly href?: string | null
  readonly badge?: string | null
  readonly groups: readonly NavigationGroup[]
}

interface EditedLink {
  readonly label?: string | null
  readonly href: string
  readonly badge?: string | null
}

const toLink = (locale: Locale, { label, href, badge }: EditedLink): NavigationLink => ({
  label: label ?? href,
  href: localizedHref(locale, href),
  ...(badge ? { badge } : {}),
})

/** Where the groups of the Services dropdown hang: §2 names it in both of its descriptions, and R3 makes them one. */
const servicesPath = '/services'

/**
 * R3: the main navigation as the header global holds it. The Services dropdown's groups hang in the entry that leads to
 * /services; without one they come first, under their own label.
 */
export const toMenus = (header: Header, locale: Locale, moreServices?: string): readonly NavigationMenu[] => {
  const services = (header.services ?? []).map(({ title, links }) => ({
    ...(title ? { title } : {}),
    links: (links ?? []).map((link) => toLink(locale, link)),
  }))
  const main = (header.main ?? []).map(({ links, ...entry }) => ({
    ...toLink(locale, entry),
    groups: [
      ...(entry.href === servicesPath ? services : []),
      ...(links && links.length > 0
        ? [
            {
              // Beside titled groups it has a title as well.
              ...(entry.href === servicesPath && services.length > 0 && moreServices !== undefined ? { title: moreServices } : {}),
              links: links.map((link) => toLink(locale, link)),
            },
          ]
        : []),
    ],
  }))
  const isHung = (header.main ?? []).some(({ href }) => href === servicesPath)
  return services.length === 0 || isHung ? main : [{ label: header.servicesLabel ?? '', groups: services }, ...main]
}
