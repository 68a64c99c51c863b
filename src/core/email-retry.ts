/** Email in the local mailbox. */
export interface StoredMail {
  readonly name: string
  readonly to: string
  readonly subject: string
  /** ISO 8601. */
  readonly at: string
  readonly text: string
  readonly html: string
}

/** Number of attempts after which an email fails permanently and is listed in the admin. */
export const maximumAttempts = 8

const minute = 60_000
const retryDelays = [1, 2, 5, 15, 60, 180, 360] as const

/** Delay before the next attempt in ms; `null` after the last. About ten hours in total. */
export const retryDelay = (attempts: number): number | null => {
  if (attempts >= maximumAttempts) return null
  const wait = retryDelays[Math.max(0, attempts - 1)] ?? retryDelays[retryDelays.length - 1] ?? 1
  return wait * minute
}
