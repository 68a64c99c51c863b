const SCHEME = /^(?:[a-z][a-z0-9+.-]*:)?\/\//
const PATH_QUERY_OR_FRAGMENT = /[/?#].*$/s
const PORT = /:\d*$/
/** The dot of the root (`example.com.`) says nothing about the name; a dot alone is still a dot. */
const ROOT = /(?<=[^.])\.$/
const WORLD_WIDE_WEB = 'www.'

/** Zero-width characters, direction marks, soft hyphens: nobody sees them, and nobody typed them on purpose. */
const INVISIBLE = /\p{Cf}/gu
const APOSTROPHES = /['’‘‛ʼʻ`´′＇]/g
/** What phones and word processors write for a hyphen. */
const DASHES = /[‐‑‒–—―−]/g
const FULL_STOPS = /。/g

/** S11: text as it was meant: without what cannot be seen, without apostrophes, in one spelling of each character, lower case. */
export const cleanTypedText = (input: string): string =>
  input
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, '')
    .normalize('NFKC')
    .replace(APOSTROPHES, '')
    .replace(DASHES, '-')
    .replace(FULL_STOPS, '.')
    .trim()
    .toLowerCase()

/** Words that are written apart are one name. Behind the first dot only blanks around a dot go: `otter.com bean.net` is two names, and stays wrong. */
const joinWords = (host: string): string => {
  const joined = host.replace(/\s*\.\s*/g, '.')
  const [label = '', ...rest] = joined.split('.')
  return [label.replace(/\s+/g, ''), ...rest].join('.')
}

/** `www.` goes only when two more labels follow: `www.com` is a name that was typed, not an address (S1). */
const withoutWorldWideWeb = (host: string): string => {
  if (!host.startsWith(WORLD_WIDE_WEB)) return host
  const rest = host.slice(WORLD_WIDE_WEB.length)
  const labels = rest.split('.')
  return labels.length >= 2 && labels.every((label) => label !== '') ? rest : host
}

/** A port is cut only behind a scheme, where it is part of an address; elsewhere the colon is a wrong character. */
const hostWithBlanks = (input: string): string => {
  const typed = cleanTypedText(input)
  const host = typed.replace(SCHEME, '').replace(PATH_QUERY_OR_FRAGMENT, '').trim()
  return (SCHEME.test(typed) ? host.replace(PORT, '') : host).replace(ROOT, '')
}

/** The host of a typed name or a pasted address: cleaned (S11), without scheme, path, query and the root's dot. */
export const hostOf = (input: string): string => joinWords(hostWithBlanks(input))

/** What is left of a typed name or a pasted address: its host without `www.` (S1). */
export const bareAddress = (input: string): string => joinWords(withoutWorldWideWeb(hostOf(input)))

/** The same with the blanks inside it, which §5 refuses. */
export const bareAddressWithBlanks = (input: string): string => withoutWorldWideWeb(hostWithBlanks(input))
