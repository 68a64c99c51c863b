import { removeInvisible } from '../typed-text'
import { toAsciiLabel } from '../dns/hosts'

interface Parts {
  readonly local: string
  readonly domain: string
}

const split = (address: string): Parts | null => {
  const at = address.lastIndexOf('@')
  return at < 1 ? null : { local: address.slice(0, at), domain: address.slice(at + 1) }
}

const mapLabels = (domain: string, map: (label: string) => string): string =>
  domain
    .replace(/[。．｡]/g, '.')
    .split('.')
    .map(map)
    .join('.')

const base = 36
const [lowest, highest, skew, damp] = [1, 26, 38, 700]

/** Integer quotient: how many times `part` fits into `whole`. */
const quotient = (part: number, whole: number): number => (whole - (whole % part)) / part

/** RFC 3492 §6.1. */
const adapt = (delta: number, points: number, isFirst: boolean): number => {
  let rest = quotient(isFirst ? damp : 2, delta)
  rest += quotient(points, rest)
  let k = 0
  for (; rest > ((base - lowest) * highest) / 2; k += base) rest = quotient(base - lowest, rest)
  return k + quotient(rest + skew, (base - lowest + 1) * rest)
}

/** RFC 3492 §6.2. Browsers and Node encode labels but share no decoder. `null` for invalid Punycode. */
const decodePunycode = (text: string): string | null => {
  const end = Math.max(text.lastIndexOf('-'), 0)
  const points = [...text.slice(0, end)].map((character) => character.codePointAt(0) ?? 0)
  let [point, index, bias] = [128, 0, 72]
  for (let at = end > 0 ? end + 1 : 0; at < text.length;) {
    const before = index
    for (let [weight, k] = [1, base]; ; k += base) {
      const digit = at < text.length ? Number.parseInt(text[at] ?? '', base) : Number.NaN
      at += 1
      // Letters are 0 to 25 and digits 26 to 35; `parseInt` uses the opposite order.
      if (Number.isNaN(digit)) return null
      const value = digit < 10 ? digit + 26 : digit - 10
      index += value * weight
      const threshold = Math.min(Math.max(k - bias, lowest), highest)
      if (value < threshold) break
      weight *= base - threshold
    }
    bias = adapt(index - before, points.length + 1, before === 0)
    point += quotient(points.length + 1, index)
    index %= points.length + 1
    if (point > 0x10ffff) return null
    points.splice(index, 0, point)
    index += 1
  }
  return String.fromCodePoint(...points)
}

/** A label's Unicode form, or its A-label if the Unicode form would not encode back to it. */
const toReadableLabel = (label: string): string => {
  const lower = label.toLowerCase()
  const decoded = lower.startsWith('xn--') ? decodePunycode(lower.slice(4)) : null
  return decoded !== null && toAsciiLabel(decoded) === lower ? decoded : lower.normalize('NFC')
}

/** K10: display form for emails, invoices and the account: the local part as typed, the domain in Unicode. */
export const readableEmail = (address: string): string => {
  const parts = split(address)
  return parts === null ? address : `${parts.local}@${mapLabels(parts.domain, toReadableLabel)}`
}

/** D10, K10: canonical form for comparing and storing accounts: lower case, with the domain as A-labels. */
export const canonicalEmail = (address: string): string => {
  const typed = removeInvisible(address).trim().normalize('NFKC').toLowerCase()
  const parts = split(typed)
  return parts === null ? typed : `${parts.local}@${mapLabels(parts.domain, toAsciiLabel)}`
}

/** ASCII form for systems without SMTPUTF8; `null` if the local part is not ASCII. */
export const asciiEmail = (address: string): string | null => {
  const parts = split(address)
  return parts === null || /[^ -~]/.test(parts.local) ? null : `${parts.local}@${mapLabels(parts.domain, toAsciiLabel)}`
}

/** RFC 5321: maximum length of the local part in bytes. */
const longestLocal = 64
const longestDomain = 253
const local = /^(?![.\p{M}])(?!.*\.\.)[\w.'+\-\p{L}\p{M}\p{N}]*[\w+\-\p{L}\p{M}\p{N}]$/u
const domain = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/

/** K10: accepts any script in the local part (RFC 6531) and in the domain (RFC 5891). */
export const isEmailAddress = (address: string): boolean => {
  const parts = split(address)
  if (parts === null) return false
  const ascii = mapLabels(parts.domain, toAsciiLabel)
  return (
    local.test(parts.local) &&
    new TextEncoder().encode(parts.local).length <= longestLocal &&
    ascii.length <= longestDomain &&
    domain.test(ascii)
  )
}

const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox behind an address, ignoring plus tags and Gmail's dots. For counting only; emails go to the address as written. */
export const emailIdentity = (written: string): string => {
  const email = canonicalEmail(written)
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const local = email.slice(0, at).replace(/(.)\+.*$/, '$1')
  return at < 1 ? email : dotless.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
