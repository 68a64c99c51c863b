/** A path and the language it stands under: `/es/vps-hosting` is `es` and `/vps-hosting`. */
export interface LocalePath<Locale extends string> {
  readonly locale: Locale | null
  /** Always begins with a slash; query and fragment are kept. */
  readonly path: string
}

const withLeadingSlash = (rest: string): string => (rest.startsWith('/') ? rest : `/${rest}`)

/** Parts the language from the rest (R1). A first segment that is no language stays in the path. */
export const splitLocalePath = <Locale extends string>(address: string, locales: readonly Locale[]): LocalePath<Locale> => {
  const path = withLeadingSlash(address)
  const segment = /^\/([^/?#]*)/.exec(path)?.[1]
  const locale = locales.find((candidate) => candidate === segment)
  return locale === undefined ? { locale: null, path } : { locale, path: withLeadingSlash(path.slice(locale.length + 1)) }
}

/** Puts a path under a language; Home is `/es`, without a slash at its end. */
export const localePath = (locale: string, path: string): string => {
  const rest = withLeadingSlash(path)
  return `/${locale}${/^\/(?=[?#]|$)/.test(rest) ? rest.slice(1) : rest}`
}

/** R4: the same page in another language; path, query and fragment are kept. */
export const switchLocale = <Locale extends string>(address: string, locale: Locale, locales: readonly Locale[]): string =>
  localePath(locale, splitLocalePath(address, locales).path)
