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
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
  if (/^\d{6}$/.test(letters)) return { kind: 'time', digits: letters }
  const code = letters.replace(/[OIL]/g, (letter) => meant[letter] ?? letter)
  const isCode = code.length === recoveryCodeLength && [...code].every((letter) => alphabet.includes(letter))
  return isCode ? { kind: 'recovery', code: inFours(code) } : null
}
