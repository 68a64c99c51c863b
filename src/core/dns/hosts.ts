import { ok, err, type Result } from '../result'
import { cleanLine, removeInvisible } from '../typed-text'

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
  const labels = removeInvisible(typed)
    .trim()
    .replace(/(?<=[^.])\.$/, '')
    .split('.')
    .map(toAsciiLabel)
  const name = labels.join('.')
  const isRight = labels.length >= 2 && labels.every((label) => (underscores ? LABEL : STRICT_LABEL).test(label))
  return isRight && name.length <= LONGEST_NAME && /^[a-z]/.test(labels.at(-1) ?? '') ? name : null
}

/** N8: how many a name is delegated to, as registries take them. */
export const nameserverLimits = { least: 2, most: 13 } as const

export const nameserverErrors = ['host', 'within', 'tooFew', 'tooMany'] as const

interface NameserverError {
  readonly fault: (typeof nameserverErrors)[number]
  readonly value?: string
}

/** N8: names as they were typed, one a line. One below the name itself would need its address at the registry, which the shop does not keep. */
export const parseNameservers = (zone: string, typed: readonly string[]): Result<readonly string[], NameserverError> => {
  const names: string[] = []
  for (const value of typed.map(cleanLine).filter((each) => each !== '')) {
    const name = parseHostName(value)
    if (name === null) return err({ fault: 'host', value })
    if (name === zone || name.endsWith(`.${zone}`)) return err({ fault: 'within', value })
    if (!names.includes(name)) names.push(name)
  }
  if (names.length < nameserverLimits.least) return err({ fault: 'tooFew' })
  return names.length > nameserverLimits.most ? err({ fault: 'tooMany' }) : ok(names)
}
