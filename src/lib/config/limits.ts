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

/** A registrar has over a thousand endings: how many a section of a page shows, a page of the price list, and a page of the API. */
export const tldLimits = { shown: 6, listed: 50, perCall: 50, mostPerCall: 200 } as const

/** The knowledge base: how many of a kind a section of a page shows, a page of the list, how many stand beside an article, and a visitor's sentence. */
export const articleLimits = { shownOfAKind: 50, listed: 25, related: 4, note: 500 } as const

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

/** The registries' own protocol. Times in ms; `answerTimeout` above bounds the whole, waiting for one's turn included, `circuitLimits` one question. */
export const rdapLimits = {
  perHost: 3,
  waitingPerHost: 100,
  redirects: 2,
  bytes: 256 * 1024,
  bootstrapBytes: 4 * 1024 * 1024,
  takenFor: 600_000,
  /** Somebody else may register it any moment. */
  freeFor: 20_000,
  kept: 5_000,
  crowdedFor: 30_000,
  /** How long a server that has shown what it speaks is believed, and one that has not is left alone. */
  provenFor: 3_600_000,
  unprovenFor: 60_000,
  bootstrapReadEvery: 600_000,
} as const

/** The bulk search: how many names are asked for at the same moment. */
export const bulkSearchLimits = { atOnce: 20 } as const

/** The DNS lookup: ms for one try at one server, and for everything; how many records of one kind are shown. */
export const dnsLookupLimits = { timeout: 1_500, tries: 2, deadline: 5_000, recordsOfAType: 50 } as const

/** N6: ms for one question to the server that keeps customers' zones. */
export const dnsHostLimits = { timeout: 5_000 } as const

/** R8: one toast at a time; a dismissed one stays in memory for the removal delay of §9. All in ms. */
export const toastLimits = { visible: 5_000, removalDelay: 1_000_000 } as const

/** §4, R9: network metrics that are sample data. */
export const networkMetricLimits = { refresh: 3_000, maximumTrendPercent: 10 } as const

/** §7: optional refresh of section data in ms, off by default. */
export const sectionDataRefresh = { interval: 300_000, enabledByDefault: false } as const

/** How long the browser waits for an answer of the shop, in ms; longer than anything the shop itself waits for. */
export const callLimits = { timeout: 30_000, saysSlow: 2_000 } as const

/** O9. */
export const cartLimits = { minimumQuantity: 1, maximumQuantity: 99 } as const

/** The contract: a larger body is refused with 413. */
export const maximumBodyBytes = 64 * 1024

/** The largest body of a request with a staff session: a picture of 10 MB, or an imported file, and what surrounds it. The proxies of `deploy/` let as much through. */
export const maximumUploadBytes = 12_000_000

/** Megapixels of an uploaded picture, all frames of an animation together: a small file can unpack into gigabytes. */
export const maximumMegapixels = 40

/** RFC 5321. A longer text is no address, and is not looked up, hashed or counted. */
export const maximumEmailLength = 254

/** §9, domain lifecycle: days before expiry at which a reminder goes out and at which the shop orders the next year, and the two periods after it. */
export const domainLifecycle = { renewalReminderDays: [90, 30, 7], renewalOrderDays: 14, graceDays: 30, redemptionDays: 30 } as const

/**
 * U51, in days: how long before its end a domain is charged where the settings say nothing, how long a higher price is announced before, and
 * how long a switch that was just turned on can be turned off again.
 */
export const domainCharges = { defaultDays: 30, announceDays: 30, switchDays: 1 } as const

/** How many days the dashboard still says how a transfer ended. */
export const endedTransferDays = 30

/** How long after its first order an account is shown its first steps, in days. */
export const firstStepsDays = 30

/** §9: an answer within 24 hours. A form that was open for less than the minimum was not typed by a person. */
export const formPromises = { answerWithinHours: 24 } as const

/** The search of the whole site: results, what is offered before anything is typed, and questions remembered. `pause` in ms. */
export const siteSearchLimits = { results: 12, popular: { page: 3, plan: 2, extension: 1, resource: 0 }, recent: 5, pause: 150 } as const

/** N1: how long an order that is not paid yet holds its names, where the pricing settings say nothing. */
export const defaultNameHoldHours = 72

/**
 * O16–O18: an order nobody has paid. `defaults` hold where the pricing settings say nothing; `reminderDays` before a bank transfer's deadline a
 * reminder goes out. A guest's order holds the uses of limited codes for `guestCodeMinutes`. One run of the worker handles at most `perRun` orders.
 */
export const unpaidOrders = {
  defaults: { transferDays: 7, cardMinutes: 60, domains: 10 },
  reminderDays: 2,
  guestCodeMinutes: 60,
  atOnce: 100,
  perRun: 1_000,
  paidPageRetryMs: 3_600_000,
} as const

/** U3, U5: of subscriptions, in days, where the settings say nothing; and what no setting says. */
export const subscriptionDays = {
  defaults: { leadDays: 14, graceDays: 7, endDays: 30, retryDays: [1, 3, 5, 7] },
  announceDays: 30,
  /** U12: how long a change waits for its money: as long as a bank transfer takes. */
  changeDays: 3,
  reminderDays: { before: 3, after: 3, last: 7, part: 7 },
} as const

/** U14: when a provider that did not answer is asked again for a money back, and for how long: its keys are good for a day. */
export const moneyBackLimits = {
  atOnce: 20,
  leaseMs: 300_000,
  /** How long whoever confirms has to do it; then the worker does. */
  firstMs: 60_000,
  pausesMs: [60_000, 300_000, 900_000, 3_600_000],
  askForMs: 72_000_000,
} as const

/** How many subscriptions a page of the account's list shows, and the account's first page. */
export const subscriptionLimits = {
  listed: 25,
  shown: 12,
  careAtOnce: 100,
  retryAfterMs: 3_600_000,
  drawnDaysAtOnce: 100,
  movementsListed: 30,
  returnedAtOnce: 50,
} as const

/**
 * U18–U23: kept cards a page of the account shows, and charges that are looked for at once. In ms: how soon one that went wrong is tried again.
 * In days: how long a guest's card waits for an account; the words at its box say so too.
 */
export const cardLimits = { listed: 20, atOnce: 50, againAfterMs: 600_000, guestDays: 14 } as const

/** R14: sharing images. `queued` renders wait at most `patienceMs`; the cache is bounded by entries and by bytes. */
export const sharingImageLimits = {
  concurrency: 1,
  queued: 20,
  patienceMs: 5_000,
  cachedImages: 1_000,
  cachedBytes: 32 * 1024 * 1024,
} as const

/** R13: what one read through Payload's REST API may return. A visitor's read costs no more than a page. */
export const cmsReadLimits = {
  visitor: { rows: 20, depth: 0, conditions: 20 },
  staff: { rows: 1_000, depth: 4, conditions: 1_000 },
} as const

/**
 * How many mails are under way at the same moment: as many connections are kept to the mail server, which takes its time over each. A
 * worker that is killed may have so many repeated. And how many mails one connection carries before it is renewed.
 */
export const mailPace = { connections: 10, mailsOfAConnection: 200 } as const

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

/** Queues inside a process: for the database, and for rendering sharing images. */
export const queues = ['orders', 'codes', 'transactions', 'sharing-images'] as const
export type Queue = (typeof queues)[number]

/** most: who comes after so many is refused at once; patience, in ms: and so is whoever has waited so long, while the browser still does. */
export const queueLimits = { most: 1000, patience: 5000 } as const

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
