const SCHEME = /^(?:[a-z][a-z0-9+.-]*:)?\/\//
const PATH_QUERY_OR_FRAGMENT = /[/?#].*$/s
const PORT = /:\d*$/
/** The dot of the root (`example.com.`) says nothing about the name; a dot alone is still a dot. */
const ROOT = /(?<=[^.])\.$/
const WORLD_WIDE_WEB = 'www.'

/** `www.` goes only when two more labels follow: `www.com` is a name that was typed, not an address (S1). */
const withoutWorldWideWeb = (host: string): string => {
  if (!host.startsWith(WORLD_WIDE_WEB)) return host
  const rest = host.slice(WORLD_WIDE_WEB.length)
  const labels = rest.split('.')
  return labels.length >= 2 && labels.every((label) => label !== '') ? rest : host
}

/**
 * What is left of a typed name or a pasted address: trimmed, lower case, without scheme, path, query and `www.` (S1).
 * A port is cut only behind a scheme, where it is part of an address; elsewhere the colon is a wrong character.
 */
export const bareAddress = (input: string): string => {
  const typed = input.trim().toLowerCase()
  const host = typed.replace(SCHEME, '').replace(PATH_QUERY_OR_FRAGMENT, '')
  return withoutWorldWideWeb((SCHEME.test(typed) ? host.replace(PORT, '') : host).replace(ROOT, ''))
}
