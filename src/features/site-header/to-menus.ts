import type { Locale } from '@/lib/config/locales'
import { localizedHref } from '@/core/navigation/paths'
import type { Header } from '@/payload-types'

export interface NavigationLink {
  readonly label: string
  /** With language prefix. */
  readonly href: string
  readonly badge?: string | null
}

export interface NavigationGroup {
  readonly title?: string | null
  /** What the group is for, in one sentence. */
  readonly description?: string
  readonly links: readonly NavigationLink[]
}

/** A link, or a dropdown if it has groups. */
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

const describe = (description: string | null | undefined) => (description ? { description } : {})

/** §2 lists the Services dropdown in both of its descriptions, and R3 makes them one. */
const servicesPath = '/services'

/**
 * R3: main navigation from the header global. Service groups go into the entry that links to /services; without one they come first
 * under their own label.
 */
export const toMenus = (header: Header, locale: Locale, moreServices?: string): readonly NavigationMenu[] => {
  const services = (header.services ?? []).map(({ title, description, links }) => ({
    ...(title ? { title } : {}),
    ...describe(description),
    links: (links ?? []).map((link) => toLink(locale, link)),
  }))
  const main = (header.main ?? []).map(({ links, description, ...entry }) => ({
    ...toLink(locale, entry),
    groups: [
      ...(entry.href === servicesPath ? services : []),
      ...(links && links.length > 0
        ? [
            {
              // Gets a title if its neighbours have one.
              ...(entry.href === servicesPath && services.length > 0 && moreServices !== undefined ? { title: moreServices } : {}),
              ...describe(description),
              links: links.map((link) => toLink(locale, link)),
            },
          ]
        : []),
    ],
  }))
  const isHung = (header.main ?? []).some(({ href }) => href === servicesPath)
  return services.length === 0 || isHung ? main : [{ label: header.servicesLabel ?? '', groups: services }, ...main]
}
