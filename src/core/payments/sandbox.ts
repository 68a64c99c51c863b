import type { Minor } from '../money/types'
import type { Result } from '../result'
import type { PageRequest, RefundRequest } from './types'

/** What may be chosen to happen on a page of the sandbox. */
export const sandboxOutcomes = ['paid', 'declined', 'later', 'disputed', 'silent'] as const
export type SandboxOutcome = (typeof sandboxOutcomes)[number]

/** What may be chosen to become of later charges to a card that is kept. `silent`: no answer; asked again, it was paid. */
export const sandboxLaterOutcomes = ['paid', 'declined', 'authentication', 'silent'] as const
export type SandboxLaterOutcome = (typeof sandboxLaterOutcomes)[number]

/** `complete`: what was chosen stands. `closed`: nobody owes it any more. */
export type SandboxPageState = 'open' | 'complete' | 'closed'

/** A page of the sandbox as it is kept: what was asked for, and what became of it. */
export interface SandboxPage extends Omit<PageRequest, 'email'> {
  readonly id: string
  readonly state: SandboxPageState
  /** What the sandbox calls the money. */
  readonly intent: string
  readonly refunded: Minor
  /** Epoch milliseconds. */
  readonly expiresAt: number
  /** Of a page whose card is kept: what becomes of later charges. Of such a charge: what became of it. */
  readonly later: SandboxLaterOutcome | null
}

export type SandboxNews = 'paid' | 'declined' | 'processing' | 'disputed' | 'refunded'

/** Something the shop is to hear of a page. */
export interface SandboxReport {
  readonly id: string
  readonly news: SandboxNews
  readonly page: SandboxPage
  /** Given back in all when it was written down. */
  readonly refunded: Minor
}

/** A report written down for later, before it has its page. */
export interface PlannedReport {
  readonly id: string
  readonly news: SandboxNews
  /** Epoch milliseconds. */
  readonly dueAt: number
}

type NewPage = PageRequest & Pick<SandboxPage, 'id' | 'intent' | 'expiresAt'>

/** A charge without its holder: a page that was over when it was written. */
export type NewCharge = NewPage & { readonly state: Exclude<SandboxPageState, 'open'>; readonly later: SandboxLaterOutcome }

interface GivenBack {
  readonly refundedInAll: Minor
}

/** Where the sandbox keeps its pages and what it has still to tell, as a payment provider keeps them at home. */
export interface SandboxBook {
  /** The page of this try; of two that ask at once both get the same one. */
  readonly keepPage: (page: NewPage) => Promise<SandboxPage>
  readonly findPage: (id: string) => Promise<SandboxPage | null>
  readonly findPageOfIntent: (intent: string) => Promise<SandboxPage | null>
  readonly closePage: (id: string) => Promise<void>
  /** Of two that charge the same try at once both get the same one, and it is told once. */
  readonly keepCharge: (charge: NewCharge, reports: readonly PlannedReport[]) => Promise<SandboxPage>
  readonly findPageOfAttempt: (paymentId: string, attempt: number) => Promise<SandboxPage | null>
  /** Its card is kept no more. */
  readonly forgetCard: (id: string) => Promise<void>
  /** An open page tells this, and is over or goes on: both or neither. False where it is open no more. */
  readonly settlePage: (
    id: string,
    settled: { readonly isOver: boolean; readonly reports: readonly PlannedReport[]; readonly later: SandboxLaterOutcome | null },
    now: number,
  ) => Promise<boolean>
  /** Once a key; refused where not so much is left of the money. */
  readonly giveBack: (refund: RefundRequest, report: PlannedReport) => Promise<Result<GivenBack, 'too-much'>>
  /** Earliest first; of one page where it is named. */
  readonly findDueReports: (now: number, pageId: string | null) => Promise<readonly SandboxReport[]>
  readonly noteTold: (reportId: string, now: number) => Promise<void>
  readonly postponeReport: (reportId: string, dueAt: number) => Promise<void>
}

/** A report as it goes to the shop: byte for byte what was signed. */
export interface SignedReport {
  readonly id: string
  readonly raw: string
  readonly signature: string
}

/** The sandbox from the side of its page, where its provider is the side of the shop. */
export interface Sandbox {
  readonly findPage: (id: string) => Promise<SandboxPage | null>
  /** The page it was chosen on; null where there is none. What is over is told nothing more. `now` in epoch milliseconds; `later` of charges to a card that is kept. */
  readonly choose: (id: string, outcome: SandboxOutcome, now: number, later?: SandboxLaterOutcome) => Promise<SandboxPage | null>
  /** What is to be told by now, signed with this moment's date. */
  readonly dueReports: (now: number, pageId?: string) => Promise<readonly SignedReport[]>
  readonly noteTold: (reportId: string, now: number) => Promise<void>
  /** The shop could not take it: it is told again. */
  readonly noteMissed: (reportId: string, now: number) => Promise<void>
}

/** In ms: long enough to see the order wait, short enough to watch it come. */
const later = 20_000
const disputeAfter = 10_000

interface Planned {
  readonly news: SandboxNews
  /** In ms. */
  readonly after: number
}

/** What a page tells of an outcome, and how long after it was chosen. */
export const newsOf: Readonly<Record<SandboxOutcome, readonly Planned[]>> = {
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

/** Whether money was promised, so that nothing else can be chosen on the page. Silence leaves it open, so that the order can still be paid. */
export const isOver = (outcome: SandboxOutcome): boolean => outcome === 'paid' || outcome === 'later' || outcome === 'disputed'
