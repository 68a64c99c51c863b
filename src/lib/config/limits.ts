/** §4, §7, §9: limits that are neither prices (CMS) nor operator settings (env). */

/** Limits of the domain search and its input (§5, §9, S6, S7). */
export const domainSearchLimits = {
  maximumResults: 10,
  historyKept: 10,
  historyShown: 3,
  /** §4: ms between rows. */
  rowDelay: 100,
  /** S3: ms until a domain without an answer becomes `unknown`. */
  answerTimeout: 5_000,
  /** Number of variants checked to find an alternative to a taken domain. */
  alternativeCandidates: 4,
  /** API limit of the bulk search. */
  bulkNames: 100,
} as const

/** TLDs per page section (`shown`), price list page (`listed`) and API page. A registrar has over a thousand. */
export const tldLimits = { shown: 6, listed: 50, perCall: 50, mostPerCall: 200 } as const

/** Articles per type in a section and per list page, related articles, and characters in a reader's note. */
export const articleLimits = { shownOfAKind: 50, listed: 25, related: 4, note: 500 } as const

/** Limits of label suggestions (S7). */
export const suggestionLimits = {
  fromLength: 2,
  maximum: 6,
  maximumLength: 20,
} as const

/** §7, S4: default delay of the simulated registry, in ms. */
export const simulatedRegistryDelay = { minimum: 800, maximum: 1_600 } as const

/** §7: delays of the simulated transfer steps, in ms. */
export const simulatedTransferDelays = { priceLookup: 1_000, submission: 1_500 } as const

/** RDAP limits. Times in ms; `answerTimeout` above limits the whole lookup including its queue, `circuitLimits` a single query. */
export const rdapLimits = {
  perHost: 3,
  waitingPerHost: 100,
  redirects: 2,
  bytes: 256 * 1024,
  bootstrapBytes: 4 * 1024 * 1024,
  takenFor: 600_000,
  /** Short, because an available domain can be registered at any moment. */
  freeFor: 20_000,
  kept: 5_000,
  crowdedFor: 30_000,
  /** How long a server proven to support RDAP is trusted, and an unproven one is skipped, in ms. */
  provenFor: 3_600_000,
  unprovenFor: 60_000,
  bootstrapReadEvery: 600_000,
} as const

/** Parallel lookups of the bulk search. */
export const bulkSearchLimits = { atOnce: 20 } as const

/** DNS lookup: ms per try and server, ms in total, records shown per type. */
export const dnsLookupLimits = { timeout: 1_500, tries: 2, deadline: 5_000, recordsOfAType: 50 } as const

/** N6: ms per query to the customers' DNS host. */
export const dnsHostLimits = { timeout: 5_000 } as const

/** R8, §9: one toast at a time; a dismissed toast stays in memory for `removalDelay`. In ms. */
export const toastLimits = { visible: 5_000, removalDelay: 1_000_000 } as const

/** §4, R9: simulated network metrics. */
export const networkMetricLimits = { refresh: 3_000, maximumTrendPercent: 10 } as const

/** §7: optional refresh interval of section data in ms, off by default. */
export const sectionDataRefresh = { interval: 300_000, enabledByDefault: false } as const

/** Client timeout of API calls in ms; longer than any server-side timeout. */
export const callLimits = { timeout: 30_000, saysSlow: 2_000 } as const

/** Quantity of a cart line (O9). */
export const cartLimits = { minimumQuantity: 1, maximumQuantity: 99 } as const

/** API limit; larger bodies get 413. */
export const maximumBodyBytes = 64 * 1024

/**
 * Body limit for a staff session: an image (`maximumPictureBytes`) or an import file plus overhead. The proxies in `deploy/` allow the
 * same.
 */
export const maximumUploadBytes = 12_000_000

/** Maximum size of an uploaded image in bytes. */
export const maximumPictureBytes = 10_000_000

/** Megapixels in an uploaded image across all animation frames, since a small file can decode to gigabytes. */
export const maximumMegapixels = 40

/** RFC 5321. Longer input is rejected before any lookup, hash or count. */
export const maximumEmailLength = 254

/** §9: days before expiry for reminders and for the renewal order, then the two periods after expiry. */
export const domainLifecycle = { renewalReminderDays: [90, 30, 7], renewalOrderDays: 14, graceDays: 30, redemptionDays: 30 } as const

/**
 * U51, in days: default charge date before expiry, notice for a higher price, and how long automatic renewal can be turned off again after
 * it was turned on.
 */
export const domainCharges = { defaultDays: 30, announceDays: 30, switchDays: 1 } as const

/** Days for which the dashboard shows a finished transfer. */
export const endedTransferDays = 30

/** Days after the first order during which an account sees its first steps. */
export const firstStepsDays = 30

/** §9: reply time promised by the forms. */
export const formPromises = { answerWithinHours: 24 } as const

/**
 * Site search: results, plans that match an amount or the lowest price, popular plans and extensions without a query, remembered queries.
 * `pause` is in ms.
 */
export const siteSearchLimits = { results: 12, plans: 3, popular: { plans: 2, extensions: 1 }, recent: 5, pause: 150 } as const

/** N1: default reservation of domains by an unpaid order. */
export const defaultReservationHours = 72

/**
 * O16–O18: unpaid orders. `defaults` apply unless the pricing settings override them; `reminderDays` is the number of days before
 * a bank transfer's deadline. A guest's order reserves limited codes for `guestCodeMinutes`. A worker run handles at most `perRun` orders.
 */
export const unpaidOrderLimits = {
  defaults: { transferDays: 7, cardMinutes: 60, domains: 10 },
  reminderDays: 2,
  guestCodeMinutes: 60,
  atOnce: 100,
  perRun: 1_000,
  paidPageRetryMs: 3_600_000,
} as const

/** U3, U5: in days; `defaults` apply unless the settings override them. */
export const subscriptionDays = {
  defaults: { leadDays: 14, graceDays: 7, endDays: 30, retryDays: [1, 3, 5, 7] },
  announceDays: 30,
  /** U12: how long a change waits for payment, which is as long as a bank transfer takes. */
  changeDays: 3,
  reminderDays: { before: 3, after: 3, last: 7, part: 7 },
} as const

/** U14: retries of refunds to which the provider did not respond. Bounded by its idempotency keys, which are valid for a day. */
export const moneyBackLimits = {
  atOnce: 20,
  leaseMs: 300_000,
  /** Time left for the confirming request before the worker takes over. */
  firstMs: 60_000,
  pausesMs: [60_000, 300_000, 900_000, 3_600_000],
  askForMs: 72_000_000,
} as const

/** `listed` per page of the account's list, `shown` on the dashboard. */
export const subscriptionLimits = {
  listed: 25,
  shown: 12,
  careAtOnce: 100,
  retryAfterMs: 3_600_000,
  drawnDaysAtOnce: 100,
  movementsListed: 30,
  domainsOffered: 200,
  websitesShown: 20,
  returnedAtOnce: 50,
} as const

/**
 * U18–U23: saved cards per account page; dunning attempts per run; retry delay in ms; days for which a guest's card waits for an account,
 * also stated next to the checkbox.
 */
export const cardLimits = { listed: 20, atOnce: 50, againAfterMs: 600_000, guestDays: 14 } as const

/** U48: maximum number of plans and domains listed on the deletion page and in its email. */
export const accountClosureLimits = { listed: 100 } as const

/** R14: social images. At most `queued` renders wait, for up to `patienceMs`; the cache is limited by entries and bytes. */
export const sharingImageLimits = {
  concurrency: 1,
  queued: 20,
  patienceMs: 5_000,
  cachedImages: 1_000,
  cachedBytes: 32 * 1024 * 1024,
} as const

/** R13: limits for a single read through Payload's REST API. A visitor's read costs no more than a page. */
export const cmsReadLimits = {
  visitor: { rows: 20, depth: 0, conditions: 20 },
  staff: { rows: 1_000, depth: 4, conditions: 1_000 },
} as const

/**
 * R31: number of documents that one call to Payload's REST API may change or delete by a filter; each has its own hooks, versions and log
 * entry.
 */
export const cmsWriteLimit = 200

/** Parallel SMTP connections, and emails per connection. A killed worker may resend as many emails as there are connections. */
export const mailPace = { connections: 10, mailsOfAConnection: 200 } as const

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** ADR 010: provisioning jobs. In ms unless stated otherwise. */
export const provisionPace = {
  /** Parallel tasks. */
  atOnce: 10,
  /** Backoff: the first delay, tripled each time up to the longest. */
  firstWait: 5 * second,
  longestWait: 10 * minute,
  /** Time from the first attempt until the task fails and staff must act. */
  givenUpAfter: 72 * hour,
  /** Polling interval for accepted jobs. */
  askAgain: 5 * minute,
} as const

/**
 * P19: call to the operator's endpoint. `patience` is the timeout in ms, below the circuit's; `answerKept` is how many characters of its
 * response are read.
 */
export const provisionCall = { patience: 25 * second, answerKept: 65_536 } as const

/** P20: maximum jobs per claim, and bounds of its lease in seconds. */
export const claimLimits = { most: 50, leastLeaseSeconds: 10, mostLeaseSeconds: 3600 } as const

/** In-process queues for the database, for rendering social images and for CMS reads by strangers. */
export const queues = ['orders', 'codes', 'transactions', 'sharing-images', 'cms-reads'] as const
export type Queue = (typeof queues)[number]

/**
 * `most`: queue length beyond which requests are rejected immediately; `patience`: ms that a request may wait, within the client's timeout.
 */
export const queueLimits = { most: 1000, patience: 5000 } as const

const day = 24 * hour

/** ADR 010: webhook deliveries. In ms unless stated otherwise. */
export const webhookPace = {
  /** Connecting, waiting and reading combined. */
  patience: 10 * second,
  /** A process's parallel deliveries, in total and per endpoint (`infra.webhook_job` in the migrations). */
  inAll: 20,
  ofOne: 4,
  /** Backoff: the first delay, tripled each time up to the longest. */
  firstWait: 10 * second,
  longestWait: 2 * hour,
  /** Consecutive failures after which an endpoint gets one delivery at a time. */
  faults: 3,
  /** Pauses of a delivery that waits for an earlier one. */
  leastPause: second,
  firstPause: 10 * second,
  longestPause: 5 * minute,
  /** Time until a delivery is given up, and until an endpoint that always fails is disabled. */
  givenUpAfter: 3 * day,
  /** How long a replaced secret keeps signing alongside the new one. */
  overlap: day,
  /** Stored characters of a response, and number of stored attempts. */
  answerKept: 500,
  triesKept: 20,
} as const

/** C4: schedule for connecting domains to purchased services. After the last attempt, only the owner can trigger a check. */
export const connectionPace = {
  atOnce: 4,
  leaseMs: 60_000,
  firstMs: 15_000,
  longestMs: 3_600_000,
  attempts: 300,
  certificateIssuer: 'letsencrypt.org',
} as const

/** O24: limits for an order's client-supplied reference and metadata. */
export const orderLimits = { referenceLength: 100, metadataKeys: 20, metadataLength: 500 } as const

/** A9: older publications, such as those in a restored backup, are ignored. */
export const publicationHours = 1
