import type { SandboxNews, SandboxOutcome } from './sandbox'

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
