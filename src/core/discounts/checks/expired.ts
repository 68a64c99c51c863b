import type { Check } from './check'

/** D12: `expiresAt` is an instant; from it on the code no longer counts. */
export const expired: Check = ({ expiresAt }, { now }) => (expiresAt !== null && now >= expiresAt ? { reason: 'expired' } : null)
