/**
 * The form a password is hashed in. Devices spell ü as one character or as two, and put different spaces where a person sees one
 * (RFC 8265, profile OpaqueString).
 */
export const normalisePassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/** What a stored hash can be of: the normalised form, or for hashes from before K9 what was typed then. */
export const passwordForms = (typed: string): readonly string[] => [
  ...new Set([normalisePassword(typed), typed, normalisePassword(typed).normalize('NFD')]),
]
