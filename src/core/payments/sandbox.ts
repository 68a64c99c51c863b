import type { Minor } from '../money/types'
import type { Result } from '../result'
import type { PageRequest, RefundRequest } from './types'

export const sandboxOutcomes = ['paid', 'declined', 'later', 'disputed', 'silent'] as const
export type SandboxOutcome = (typeof sandboxOutcomes)[number]

/** Outcomes of later charges to the saved card. `silent`: no response; paid when queried again. */
export const sandboxLaterOutcomes = ['paid', 'declined', 'authentication', 'silent'] as const
export type SandboxLaterOutcome = (typeof sandboxLaterOutcomes)[number]

/** `complete`: an outcome was chosen. `closed`: no longer owed. */
export type SandboxPageState = 'open' | 'complete' | 'closed'

export interface SandboxPage extends Omit<PageRequest, 'email'> {
  readonly id: string
  readonly state: SandboxPageState
  readonly intent: string
  readonly refunded: Minor
  /** Epoch milliseconds. */
  readonly expiresAt: number
  /** On a page that saves the card: the outcome of later charges. On a later charge: its own outcome. */
  readonly later: SandboxLaterOutcome | null
}

export type SandboxNews = 'paid' | 'declined' | 'processing' | 'disputed' | 'refunded'

export interface SandboxPaymentEvent {
  readonly id: string
  readonly news: SandboxNews
  readonly page: SandboxPage
  /** Total refunded at that time. */
  readonly refunded: Minor
}

export interface PlannedReport {
  readonly id: string
  readonly news: SandboxNews
  /** Epoch milliseconds. */
  readonly dueAt: number
}

type NewPage = PageRequest & Pick<SandboxPage, 'id' | 'intent' | 'expiresAt'>

/** Off-session charge, stored as a completed page. */
export type NewCharge = NewPage & { readonly state: Exclude<SandboxPageState, 'open'>; readonly later: SandboxLaterOutcome }

interface RefundTotal {
  readonly refundedInAll: Minor
}

/** The sandbox's storage: pages and pending webhooks. */
export interface SandboxStore {
  /** Idempotent per attempt; concurrent calls return the same page. */
  readonly keepPage: (page: NewPage) => Promise<SandboxPage>
  readonly findPage: (id: string) => Promise<SandboxPage | null>
  readonly findPageOfIntent: (intent: string) => Promise<SandboxPage | null>
  readonly closePage: (id: string) => Promise<void>
  /** Idempotent per attempt; concurrent calls return the same charge and queue one webhook. */
  readonly keepCharge: (charge: NewCharge, reports: readonly PlannedReport[]) => Promise<SandboxPage>
  readonly findPageOfAttempt: (paymentId: string, attempt: number) => Promise<SandboxPage | null>
  readonly forgetCard: (id: string) => Promise<void>
  /** Atomically queues the webhooks and closes the page or leaves it open. False if it is no longer open. */
  readonly settlePage: (
    id: string,
    settled: { readonly isOver: boolean; readonly reports: readonly PlannedReport[]; readonly later: SandboxLaterOutcome | null },
    now: number,
  ) => Promise<boolean>
  /** Idempotent by key; fails if the amount exceeds what is left. */
  readonly giveBack: (refund: RefundRequest, report: PlannedReport) => Promise<Result<RefundTotal, 'too-much'>>
  /** Earliest first, optionally for one page only. */
  readonly findDueReports: (now: number, pageId: string | null) => Promise<readonly SandboxPaymentEvent[]>
  readonly noteTold: (reportId: string, now: number) => Promise<void>
  readonly postponeReport: (reportId: string, dueAt: number) => Promise<void>
}

/** The exact bytes that were signed. */
export interface SignedReport {
  readonly id: string
  readonly raw: string
  readonly signature: string
}

/** Operations of the sandbox payment page; orders use the payment provider instead. */
export interface Sandbox {
  readonly findPage: (id: string) => Promise<SandboxPage | null>
  /**
   * Records the outcome; null if there is no page. Completed pages send no more webhooks. `now` is in epoch milliseconds; `later` applies
   * to charges to the saved card.
   */
  readonly choose: (id: string, outcome: SandboxOutcome, now: number, later?: SandboxLaterOutcome) => Promise<SandboxPage | null>
  /** Webhooks due by now, signed with the current time. */
  readonly dueReports: (now: number, pageId?: string) => Promise<readonly SignedReport[]>
  readonly noteTold: (reportId: string, now: number) => Promise<void>
  /** Called when a delivery fails; schedules a retry. */
  readonly noteMissed: (reportId: string, now: number) => Promise<void>
}

/** In ms: long enough to see the order pending, short enough to wait. */
const later = 20_000
const disputeAfter = 10_000

interface PlannedWebhook {
  readonly news: SandboxNews
  /** In ms. */
  readonly after: number
}

/** Webhooks for each outcome, with their delays. */
export const newsOf: Readonly<Record<SandboxOutcome, readonly PlannedWebhook[]>> = {
  paid: [{ news: 'paid', after: 0 }],
  declined: [{ news: 'declined', after: 0 }],
  later: [
    { news: 'processing', after: 0 },
    { news: 'paid', after: later },
  ],
  disputed: [
    { news: 'paid', after: 0 },
    { news: 'disputed', after: disputeAfter },
  ],
  silent: [],
}

/** Whether payment was promised, which closes the page. `silent` leaves it open, so that the order can still be paid. */
export const isOver = (outcome: SandboxOutcome): boolean => outcome === 'paid' || outcome === 'later' || outcome === 'disputed'
