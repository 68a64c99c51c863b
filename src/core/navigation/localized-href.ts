import { localePath } from './locale-path'

/** An editor's link in a language: `/domains` is `/de/domains`; an address of another site, or a fragment, stays as it is. */
export const localizedHref = (locale: string, href: string): string => (href.startsWith('/') ? localePath(locale, href) : href)
