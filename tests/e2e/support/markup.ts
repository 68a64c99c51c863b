/** Parses the shop's own HTML only: quoted attributes and escaped text, as React writes them. */

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: '\u00a0' }

export const unescape = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

export const elements = (html: string, name: string): readonly string[] => html.match(new RegExp(`<${name}(?=[\\s>])[^>]*>`, 'g')) ?? []

export const attribute = (element: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)
  return found ? unescape(found[1] ?? '') : null
}

export const titleOf = (html: string): string => unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')

export const metaOf = (html: string, name: string): string | null => {
  const found = elements(html, 'meta').find((element) => attribute(element, 'name') === name || attribute(element, 'property') === name)
  return found ? attribute(found, 'content') : null
}

export const canonicalOf = (html: string): string | null => {
  const found = elements(html, 'link').find((element) => attribute(element, 'rel') === 'canonical')
  return found ? attribute(found, 'href') : null
}

export const alternatesOf = (html: string): ReadonlyMap<string, string> =>
  new Map(
    elements(html, 'link').flatMap((element): [string, string][] => {
      const language = attribute(element, 'hreflang')
      const href = attribute(element, 'href')
      return attribute(element, 'rel') === 'alternate' && language !== null && href !== null ? [[language, href]] : []
    }),
  )

export const structuredDataOf = (html: string): readonly Readonly<Record<string, unknown>>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
    ([, text]) => (JSON.parse(text ?? '{}') as { '@graph': Readonly<Record<string, unknown>>[] })['@graph'],
  )

export const isPage = (html: string): boolean => html.startsWith('<!DOCTYPE html>')

/** Target of an internal redirect as path with query. */
export const aliasTarget = (
  { status, location }: { readonly status: number; readonly location: string | null },
  origin: string,
): string | null => {
  if (location === null || status < 300 || status > 399) return null
  const url = new URL(location, origin)
  return `${url.pathname}${url.search}`
}
