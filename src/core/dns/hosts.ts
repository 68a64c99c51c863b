import { ok, err, type Result } from '../result'
import { cleanLine, removeInvisible } from '../typed-text'

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/
const STRICT_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** Accepts Unicode labels (IDN). */
const INTERNATIONAL = /^[\p{L}\p{M}\p{N}-]+$/u
const LONGEST_NAME = 253

/** Placeholder that is sure to fail validation. */
const noLabel = '?'

/** Converts a label to its A-label (RFC 5891). */
export const toAsciiLabel = (typed: string): string => {
  const label = typed.toLowerCase()
  if (!/[^\0-\x7f]/.test(label)) return label
  return INTERNATIONAL.test(label) && URL.canParse(`http://${label}`) ? new URL(`http://${label}`).hostname : noLabel
}

export const isLabel = (label: string): boolean => LABEL.test(label)

interface HostNameOptions {
  /** Allows `_dkim.example.com`, which is a domain name but not a host name. */
  readonly underscores?: boolean
}

/** Host name of at least two labels, without the trailing dot; `null` if invalid or an IP address. */
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

/** N8: number of nameservers per domain that registries accept. */
export const nameserverLimits = { least: 2, most: 13 } as const

interface NameserverError {
  readonly fault: 'host' | 'within' | 'tooFew' | 'tooMany'
  readonly value?: string
}

/** N8: parses one host per line. Rejects nameservers below the domain itself, which need glue records that the shop does not store. */
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
