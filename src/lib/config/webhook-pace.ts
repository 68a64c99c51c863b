const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** How the shop tells others of what happened (ADR 058). ms where nothing else is said. */
export const webhookPace = {
  /** Connecting, waiting and reading together. */
  patience: 10 * second,
  /** Longer than one delivery may take: until then nobody else tries the same one. */
  lease: minute,
  /** Under way at the same moment: of all receivers, and of one. */
  inAll: 20,
  ofOne: 4,
  /** The first wait of a delivery that failed; each further one is three times as long, up to the longest. */
  firstWait: 10 * second,
  longestWait: 2 * hour,
  /** Failures in a row after which a receiver is left alone, asked by one delivery at a time. */
  faults: 3,
  firstPause: 10 * second,
  longestPause: 5 * minute,
  /** From the first try until a delivery is given up, and from the first of nothing but failures until a receiver is switched off. */
  givenUpAfter: 3 * day,
  /** How long a secret that was replaced still signs beside the new one. */
  overlap: day,
  /** Characters of an answer, and tries, that are kept. */
  answerKept: 500,
  triesKept: 20,
} as const
