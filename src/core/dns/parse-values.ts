import { ok, refuse, type Result } from '../result'
import { parseHostName } from './host-name'
import { zoneLimits, type ZoneRecordType } from './record-sets'

export const valueFaults = ['ipv4', 'ipv6', 'target', 'mx', 'srv', 'caa', 'text', 'nameserver'] as const
export type ValueFault = (typeof valueFaults)[number]

type Read = (value: string) => string | null

const isUpTo = (text: string, most: number): boolean => /^(?:0|[1-9]\d{0,4})$/.test(text) && Number(text) <= most

const ipv4: Read = (value) => {
  const parts = value.split('.')
  return parts.length === 4 && parts.every((part) => isUpTo(part, 255)) ? value : null
}

/** Written the one way there is (RFC 5952). */
const ipv6: Read = (value) =>
  /^[0-9a-f:.]+$/i.test(value) && URL.canParse(`http://[${value}]`) ? new URL(`http://[${value}]`).hostname.slice(1, -1) : null

/** `.` alone: there is no such service here (RFC 7505, 2782). */
const hostOrNone: Read = (value) => (value === '.' ? value : parseHostName(value))

const numbered =
  (most: readonly number[]): Read =>
  (value) => {
    const words = value.split(/\s+/)
    const host = words.length === most.length + 1 ? hostOrNone(words.at(-1) ?? '') : null
    const numbers = words.slice(0, -1)
    return host !== null && numbers.every((text, index) => isUpTo(text, most[index] ?? 0)) ? [...numbers, host].join(' ') : null
  }

const quotedParts = /^"(?:[^"\\]|\\.)*"(?:\s*"(?:[^"\\]|\\.)*")*$/

/** What was copied out of a zone file comes in quotes, and in parts. */
const withoutQuotes = (value: string): string =>
  quotedParts.test(value)
    ? [...value.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part = '']) => part.replaceAll(/\\(.)/g, '$1')).join('')
    : value

const text: Read = (value) => {
  const plain = withoutQuotes(value)
  const bytes = new TextEncoder().encode(plain).length
  return bytes > 0 && bytes <= zoneLimits.textBytes && !/[\p{Cc}\p{Cs}]/u.test(plain) ? plain : null
}

const caaPattern = /^(0|128)\s+(issue|issuewild|iodef)\s+(?:"([^"\\]{0,255})"|([^"\\\s]{1,255}))$/i

/** RFC 8659: who may issue certificates, or where to report; `;` is nobody. */
const caa: Read = (value) => {
  const [, flags, tag = '', quoted, bare] = caaPattern.exec(value) ?? []
  if (flags === undefined) return null
  const said = (quoted ?? bare ?? '').trim()
  const isRight =
    tag.toLowerCase() === 'iodef' ? /^(?:mailto:\S+@\S+|https?:\/\/\S+)$/i.test(said) : /^[\x20-\x7e]+$/.test(said) && isIssuer(said)
  return isRight ? `${flags} ${tag.toLowerCase()} "${said}"` : null
}

const isIssuer = (said: string): boolean => {
  const [issuer = ''] = said.split(';')
  return said.startsWith(';') || parseHostName(issuer) !== null
}

const readers = {
  A: { read: ipv4, fault: 'ipv4' },
  AAAA: { read: ipv6, fault: 'ipv6' },
  CNAME: { read: (value) => parseHostName(value, { underscores: true }), fault: 'target' },
  MX: { read: numbered([65_535]), fault: 'mx' },
  TXT: { read: text, fault: 'text' },
  SRV: { read: numbered([65_535, 65_535, 65_535]), fault: 'srv' },
  CAA: { read: caa, fault: 'caa' },
  NS: { read: (value) => parseHostName(value), fault: 'nameserver' },
} as const satisfies Record<ZoneRecordType, { readonly read: Read; readonly fault: ValueFault }>

/** N7: a value of a record as it is kept, or what is wrong with it. */
export const parseValue = (type: ZoneRecordType, typed: string): Result<string, ValueFault> => {
  const { read, fault } = readers[type]
  const value = read(typed.trim())
  return value === null ? refuse(fault) : ok(value)
}
