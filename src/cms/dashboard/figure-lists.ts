import type { Where } from 'payload'
import { countedStatuses, dayLength, leftAfter, weekLength } from '@/core/analytics/periods'
import { allOf } from './list-address'

const iso = (at: number): string => new Date(at).toISOString()

/** The seven days that end then. */
const ofWeek = (field: string, at: number): readonly Where[] => [
  { [field]: { greater_than: iso(at - weekLength * dayLength) } },
  { [field]: { less_than_equal: iso(at) } },
]

/** A1: what a figure of this week counted, as the filter of a list. */
export const weekFilters = {
  orders: (at: number): Where => allOf(...ofWeek('orderDate', at), { status: { in: countedStatuses } }),
  revenue: (at: number, currency: string): Where => allOf(...ofWeek('issuedAt', at), { currency: { equals: currency } }),
  ordered: (at: number): Where => allOf(...ofWeek('createdAt', at), { status: { equals: 'converted' } }),
  left: (at: number): Where => allOf(...ofWeek('updatedAt', at - leftAfter), { status: { equals: 'active' } }),
  code: (at: number, code: string): Where =>
    allOf(...ofWeek('createdAt', at), { coupon: { equals: code } }, { state: { equals: 'reserved' } }),
} as const
