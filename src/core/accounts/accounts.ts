import { removeInvisible } from '../typed-text'

/**
 * The form of a password that is hashed. Devices encode ü as one or two code points and use different spaces (RFC 8265, OpaqueString
 * profile).
 */
export const normalisePassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/** Forms from which a stored hash may have been made: normalised, or as typed before K9. */
export const passwordForms = (typed: string): readonly string[] => [
  ...new Set([normalisePassword(typed), typed, normalisePassword(typed).normalize('NFD')]),
]

/** Base for parsing paths; never fetched. */
const placeholderOrigin = 'http://nowhere.invalid'

const isPath = (value: string): boolean => /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(value)

/**
 * Path to continue to after login. Returns `fallback` for foreign origins in any notation (`//evil.example`, `/\evil.example`,
 * `javascript:`), API and admin paths, and the login pages themselves.
 */
export const safeReturnPath = (asked: string | null | undefined, fallback: string): string => {
  if (!asked || asked.length > 2000 || !isPath(asked) || !URL.canParse(asked, placeholderOrigin)) return fallback
  const { origin, pathname, search, hash } = new URL(asked, placeholderOrigin)
  const isElsewhere = origin !== placeholderOrigin || pathname.startsWith('//') || /^\/(api|admin)(\/|$)/.test(pathname)
  const isDoor = /^\/[a-z]{2}\/(login|register|verify-email|forgot-password|reset-password)\/?$/.test(pathname)
  return isElsewhere || isDoor ? fallback : `${pathname}${search}${hash}`
}

/** Crockford's base 32 omits look-alike letters; O, I and L are read as the digits they resemble. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/** K4: number of recovery codes per account. */
export const recoveryCodeCount = 10

/** 16 letters of five bits are 80 bits, too many to brute-force from the stored hashes. */
export const recoveryCodeLength = 16

const groupByFour = (letters: string): string => letters.replace(/.{4}(?=.)/g, '$&-')

/** Formats random bytes as `7K2M-9QXT-…`, using one byte per character. */
export const formatRecoveryCode = (bytes: Uint8Array): string =>
  groupByFour([...bytes.subarray(0, recoveryCodeLength)].map((byte) => alphabet[byte & 31]).join(''))

export type TypedCode = { readonly kind: 'time'; readonly digits: string } | { readonly kind: 'recovery'; readonly code: string }

/** Ignores spaces, hyphens and case. `null` if the input is neither a TOTP nor a recovery code. */
export const parseTypedCode = (typed: string): TypedCode | null => {
  const letters = removeInvisible(typed)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
  if (/^\d{6}$/.test(letters)) return { kind: 'time', digits: letters }
  const code = letters.replace(/[OIL]/g, (letter) => lookAlikes[letter] ?? letter)
  const isCode = code.length === recoveryCodeLength && [...code].every((letter) => alphabet.includes(letter))
  return isCode ? { kind: 'recovery', code: groupByFour(code) } : null
}
