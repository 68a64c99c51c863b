import type { CollectionBeforeChangeHook } from 'payload'

/** A mail that was given up goes out again when somebody asks for it: a fresh set of tries, the same Message-ID. */
export const sendAgain: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const { sendAgain: isAsked, ...rest } = data
  if (operation !== 'update' || isAsked !== true || originalDoc?.['status'] !== 'dead') return rest
  return { ...rest, status: 'queued', attempts: 0, nextAttemptAt: new Date().toISOString(), leaseUntil: null }
}
