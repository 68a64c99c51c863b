import { removeInvisible } from '../typed-text'

/**
 * The form a password is hashed in. Devices spell ü as one character or as two, and put different spaces where a person sees one
 * (RFC 8265, profile OpaqueString).
 */
export const normalisePassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/** What a stored hash can be of: the normalised form, or for hashes from before K9 what was typed then. */
export const passwordForms = (typed: string): readonly string[] => [
  ...new Set([normalisePassword(typed), typed, normalisePassword(typed).normalize('NFD')]),
]

/** Only to take a path apart: nothing is ever fetched from it. */
const nowhere = 'http://nowhere.invalid'

const isPath = (value: string): boolean => /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(value)

/**
 * Where a visitor goes on after logging in: a path of this shop and nothing else. Another site's address, however it is
 * written (`//evil.example`, `/\evil.example`, `javascript:`), and the doors of an account themselves are `fallback`.
 */
export const safeNext = (asked: string | null | undefined, fallback: string): string => {
  if (!asked || asked.length > 2000 || !isPath(asked) || !URL.canParse(asked, nowhere)) return fallback
  const { origin, pathname, search, hash } = new URL(asked, nowhere)
  const isElsewhere = origin !== nowhere || pathname.startsWith('//') || /^\/(api|admin)(\/|$)/.test(pathname)
  const isDoor = /^\/[a-z]{2}\/(login|register|verify-email|forgot-password|reset-password)\/?$/.test(pathname)
  return isElsewhere || isDoor ? fallback : `${pathname}${search}${hash}`
}

/** Crockford's letters: none looks like another, and what people write in their place is read as meant. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const meant: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/** How many recovery codes an account is given at a time (K4). */
export const recoveryCodeCount = 10

/** One letter a byte, five bits a letter: eighty bits, out of reach of whoever steals what is kept of them. */
export const recoveryCodeLength = 16

const inFours = (letters: string): string => letters.replace(/.{4}(?=.)/g, '$&-')

/** `7K2M-9QXT-…`, out of as many random bytes as it has letters. */
export const writeRecoveryCode = (bytes: Uint8Array): string =>
  inFours([...bytes.subarray(0, recoveryCodeLength)].map((byte) => alphabet[byte & 31]).join(''))

/** What somebody typed in the second step: the digits of the moment, or a recovery code as it is written down. */
export type TypedCode = { readonly kind: 'time'; readonly digits: string } | { readonly kind: 'recovery'; readonly code: string }

/** Spaces, hyphens and capitals are the typist's own; `null` for what is no code at all. */
export const readTypedCode = (typed: string): TypedCode | null => {
  const letters = removeInvisible(typed)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
  if (/^\d{6}$/.test(letters)) return { kind: 'time', digits: letters }
  const code = letters.replace(/[OIL]/g, (letter) => meant[letter] ?? letter)
  const isCode = code.length === recoveryCodeLength && [...code].every((letter) => alphabet.includes(letter))
  return isCode ? { kind: 'recovery', code: inFours(code) } : null
}
