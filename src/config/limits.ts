/** The specification's limits (§4, §7, §9): numbers that are neither prices (CMS) nor the operator's to set (env). */

/** §5, §9, S6, S7: the domain search. */
export const domainSearchLimits = {
  maximumResults: 10,
  historyKept: 10,
  historyShown: 3,
  /** §4: rows appear this far apart, in ms. */
  rowDelay: 100,
  /** A name that has no answer after this many ms is `unknown` (S3). */
  answerTimeout: 5_000,
  /** How many variants of a taken name are asked for one that is free. */
  alternativeCandidates: 4,
  /** The contract's bulk search. */
  bulkNames: 100,
} as const

/** S7: suggestions while typing. */
export const suggestionLimits = {
  fromLength: 2,
  maximum: 6,
  maximumLength: 20,
} as const

/** §7, S4: how long the simulated registry thinks, in ms, unless the operator says otherwise. */
export const simulatedRegistryDelay = { minimum: 800, maximum: 1_600 } as const

/** §7: how long the simulated steps of a transfer take, in ms. */
export const simulatedTransferDelays = { priceLookup: 1_000, submission: 1_500 } as const

/** R8: one toast at a time; a dismissed one stays in memory for the removal delay of §9. All in ms. */
export const toastLimits = { visible: 5_000, removalDelay: 1_000_000, maximumAtOnce: 1 } as const

/** §4, R9: the illustrative network metrics. */
export const networkMetricLimits = { refresh: 3_000, maximumTrendPercent: 10 } as const

/** §7: optional refresh of section data in ms, off by default. */
export const sectionDataRefresh = { interval: 300_000, enabledByDefault: false } as const

/** O9. */
export const cartLimits = { minimumQuantity: 1, maximumQuantity: 99 } as const

/** The contract: a larger body is refused with 413. */
export const maximumBodyBytes = 64 * 1024

/** §9, domain lifecycle: days before expiry at which a reminder goes out, and the two periods after it. */
export const domainLifecycle = { renewalReminderDays: [90, 30, 7], graceDays: 30, redemptionDays: 30 } as const
