import type { Check } from './check'

/** D1: counts from `startsAt` on. */
export const notStarted: Check = ({ startsAt }, { now }) => (startsAt !== null && now < startsAt ? { reason: 'not-started' } : null)
