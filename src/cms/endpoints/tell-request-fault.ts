import type { Payload } from 'payload'
import { noteFault } from '@/lib/db/database-health'

/** What Next could not answer. The fault is noted before the answer goes out, so nothing is waited for until it is. */
export const tellRequestFault = async (findPayload: () => Promise<Payload>, fault: unknown): Promise<void> => {
  noteFault(fault)
  const { tellMissingMigration } = await import('./http/tell-missing-migration')
  await tellMissingMigration(findPayload, fault)
}
