/** One mail of the local mailbox, as its page lists it. */
export interface KeptMail {
  readonly name: string
  readonly to: string
  readonly subject: string
  /** ISO 8601. */
  readonly at: string
  readonly text: string
  readonly html: string
}

/** Tries before a mail is given up and shown to the staff. */
export const maximumAttempts = 8

const minute = 60_000
const waits = [1, 2, 5, 15, 60, 180, 360] as const

/** When to try again after so many tries, in ms from now; `null` when it is given up. About ten hours in all. */
export const waitAfter = (attempts: number): number | null => {
  if (attempts >= maximumAttempts) return null
  const wait = waits[Math.max(0, attempts - 1)] ?? waits[waits.length - 1] ?? 1
  return wait * minute
}
