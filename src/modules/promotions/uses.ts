import { normaliseCode } from '@/core/discounts/coupons'
import { toMajor } from '@/core/money/arithmetic'
import type { Context } from '@/lib/context'
import { findUsesOf } from './promotions.repository'

const usesPerPage = 20

/** "m…@example.com": enough to tell customers apart, but not to contact them. */
const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 1 ? '…' : `${email.slice(0, 1)}…${email.slice(at)}`
}

interface Asked {
  readonly code: string
  /** Starts at 1. */
  readonly page: number
  /** True for marketing; customer support sees full addresses. */
  readonly isMasked: boolean
}

/** Fetches one extra row to detect whether another page follows. */
export const listUses = async ({ payload }: Context, { code, page, isMasked }: Asked) => {
  const found = await findUsesOf(payload.db.drizzle, {
    code: normaliseCode(code),
    limit: usesPerPage + 1,
    offset: (page - 1) * usesPerPage,
  })
  const rows = found.slice(0, usesPerPage).map(({ orderNumber, at, state, email, savings, total, currency, digits }) => ({
    orderNumber,
    at: at.toISOString(),
    state,
    email: isMasked ? maskEmail(email) : email,
    savings: toMajor(savings, digits),
    total: toMajor(total, digits),
    currency,
    digits,
  }))
  return { rows, page, hasMore: found.length > usesPerPage }
}
