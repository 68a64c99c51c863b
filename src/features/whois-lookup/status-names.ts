/** The statuses a registry gives most often (RFC 8056), by what they mean to whoever reads them. */
const meanings = {
  active: ['active', 'ok'],
  transferLocked: ['client transfer prohibited', 'server transfer prohibited'],
  updateLocked: ['client update prohibited', 'server update prohibited'],
  deleteLocked: ['client delete prohibited', 'server delete prohibited'],
  renewLocked: ['client renew prohibited', 'server renew prohibited'],
  onHold: ['client hold', 'server hold', 'inactive'],
  transferring: ['pending transfer'],
  expiredGrace: ['auto renew period'],
  redemption: ['redemption period', 'pending restore'],
  deleting: ['pending delete'],
} as const

export type StatusMeaning = keyof typeof meanings

/** `clientTransferProhibited` and `client transfer prohibited` are the same. */
const normalise = (status: string): string =>
  status
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim()

/** What a status means; `null` for one that is shown as the registry writes it. */
export const meaningOf = (status: string): StatusMeaning | null =>
  (Object.keys(meanings) as StatusMeaning[]).find((meaning) => (meanings[meaning] as readonly string[]).includes(normalise(status))) ?? null
