export interface RetryPace {
  readonly firstWait: number
  readonly longestWait: number
  readonly givenUpAfter: number
}

interface Tried {
  /** This try included. */
  readonly attempts: number
  /** ms since the first try. */
  readonly since: number
  /** 0 ≤ r < 1. */
  readonly random: number
}

/** So that what failed together does not come back together: a fifth less to a fifth more. */
const jitter = (random: number): number => 0.8 + random * 0.4

/** W4: ms until a delivery is tried again, longer each time; `null` when its three days are over. */
export const retryAfter = ({ attempts, since, random }: Tried, { firstWait, longestWait, givenUpAfter }: RetryPace): number | null => {
  if (since >= givenUpAfter) return null
  const wait = Math.min(firstWait * 3 ** (attempts - 1), longestWait) * jitter(random)
  // The last try is made when the time is over, not some hours before.
  return Math.min(Math.ceil(wait), givenUpAfter - since)
}
