import type { Minor } from '@/core/money/types'
import type { PlannedReport, SandboxStore, SandboxPage, SandboxPaymentEvent } from '@/core/payments/sandbox'
import { ok, err } from '@/core/result'

interface Planned extends PlannedReport {
  readonly pageId: string
  readonly refunded: Minor
  isTold: boolean
}

/** In-memory storage of the sandbox, which can be made to fail. */
export const createMemorySandboxBook = () => {
  const pages: SandboxPage[] = []
  const planned: Planned[] = []
  const refunds = new Map<string, Minor>()
  const state = { isAway: false }
  const reach = () => {
    if (state.isAway) throw new Error('Away')
  }
  const find = (fits: (page: SandboxPage) => boolean): SandboxPage | null => {
    reach()
    return pages.find(fits) ?? null
  }
  const change = (id: string, changes: Partial<SandboxPage>): void => {
    const at = pages.findIndex((page) => page.id === id)
    const page = pages[at]
    if (page) pages[at] = { ...page, ...changes }
  }
  const isDue = ({ isTold, dueAt, pageId }: Planned, now: number, of: string | null) => !isTold && dueAt <= now && (of ?? pageId) === pageId
  const book: SandboxStore = {
    keepPage: async ({ email: _email, ...page }) => {
      const kept = find(({ paymentId, attempt }) => paymentId === page.paymentId && attempt === page.attempt)
      if (kept) return kept
      const made: SandboxPage = { ...page, state: 'open', refunded: 0 as Minor, later: null }
      pages.push(made)
      return made
    },
    findPage: async (id) => find((page) => page.id === id),
    findPageOfIntent: async (intent) => find((page) => page.intent === intent),
    closePage: async (id) => {
      if (find((page) => page.id === id)?.state === 'open') change(id, { state: 'closed' })
    },
    keepCharge: async ({ email: _email, ...charge }, reports) => {
      const kept = find(({ paymentId, attempt }) => paymentId === charge.paymentId && attempt === charge.attempt)
      if (kept) return kept
      const made: SandboxPage = { ...charge, refunded: 0 as Minor }
      pages.push(made)
      planned.push(...reports.map((report) => ({ ...report, pageId: made.id, refunded: 0 as Minor, isTold: false })))
      return made
    },
    findPageOfAttempt: async (paymentId, attempt) => find((page) => page.paymentId === paymentId && page.attempt === attempt),
    forgetCard: async (id) => {
      reach()
      change(id, { later: null })
    },
    settlePage: async (id, { isOver, reports, later }, now) => {
      const page = find((each) => each.id === id)
      if (page?.state !== 'open' || page.expiresAt <= now) return false
      change(id, { ...(isOver ? { state: 'complete' as const } : {}), later: page.keepsCard === true ? later : null })
      planned.push(...reports.map((report) => ({ ...report, pageId: id, refunded: 0 as Minor, isTold: false })))
      return true
    },
    giveBack: async ({ key, intent, amount }, report) => {
      const page = find((each) => each.intent === intent && each.state === 'complete')
      if (!page) return err('too-much')
      const before = refunds.get(key)
      if (before !== undefined) return ok({ refundedInAll: before })
      const inAll = (page.refunded + amount) as Minor
      if (inAll > page.amount) return err('too-much')
      refunds.set(key, inAll)
      change(page.id, { refunded: inAll })
      planned.push({ ...report, pageId: page.id, refunded: inAll, isTold: false })
      return ok({ refundedInAll: inAll })
    },
    findDueReports: async (now, pageId) => {
      reach()
      return planned
        .filter((each) => isDue(each, now, pageId))
        .flatMap(({ id, news, refunded, pageId: of }): SandboxPaymentEvent[] => {
          const page = pages.find((each) => each.id === of)
          return page ? [{ id, news, refunded, page }] : []
        })
    },
    noteTold: async (reportId) => {
      for (const each of planned) if (each.id === reportId) each.isTold = true
    },
    postponeReport: async (reportId, dueAt) => {
      const at = planned.findIndex(({ id }) => id === reportId)
      const report = planned[at]
      if (report) planned[at] = { ...report, dueAt }
    },
  }
  return Object.assign(state, { book, pages })
}
