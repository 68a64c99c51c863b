const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** How what was bought is set up at its host (ADR 065). ms where nothing else is said. */
export const provisionPace = {
  /** Longer than one call may take: until then nobody else tries the same task. */
  lease: 2 * minute,
  /** Under way at the same moment. */
  atOnce: 10,
  /** The first wait after a host that did not answer; each further one is three times as long, up to the longest. */
  firstWait: 5 * second,
  longestWait: 10 * minute,
  /** From the first try until it is given up, and somebody has to look. */
  givenUpAfter: 72 * hour,
  /** How often a host that has taken a job is asked whether it is done. */
  askAgain: 5 * minute,
} as const
