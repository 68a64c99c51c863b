const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/
const STRICT_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** What an internationalised label is typed with. */
const INTERNATIONAL = /^[\p{L}\p{M}\p{N}-]+$/u
const LONGEST_NAME = 253

/** What no label is. */
const noLabel = '?'

/** A label as the DNS writes it (RFC 5891). */
export const toAsciiLabel = (typed: string): string => {
  const label = typed.toLowerCase()
  if (!/[^\0-\x7f]/.test(label)) return label
  return INTERNATIONAL.test(label) && URL.canParse(`http://${label}`) ? new URL(`http://${label}`).hostname : noLabel
}

export const isLabel = (label: string): boolean => LABEL.test(label)

interface HostNameOptions {
  /** `_dkim.example.com`: no host, but a name that may be pointed at. */
  readonly underscores?: boolean
}

/** A whole name of at least two labels, without the dot of the root; `null` where it is none, or an address. */
export const parseHostName = (typed: string, { underscores = false }: HostNameOptions = {}): string | null => {
  const labels = typed
    .trim()
    .replace(/(?<=[^.])\.$/, '')
    .split('.')
    .map(toAsciiLabel)
  const name = labels.join('.')
  const isRight = labels.length >= 2 && labels.every((label) => (underscores ? LABEL : STRICT_LABEL).test(label))
  return isRight && name.length <= LONGEST_NAME && /^[a-z]/.test(labels.at(-1) ?? '') ? name : null
}
