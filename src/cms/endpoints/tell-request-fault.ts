import type { Payload } from 'payload'
import { noteFault } from '@/server/platform/database/database-state'

/** What Next could not answer. The fault is noted before the answer goes out, so nothing is waited for until it is. */
export const tellRequestFault = async (findPayload: () => Promise<Payload>, fault: unknown): Promise<void> => {
  noteFault(fault)
  const { tellMissingMigration } = await import('./http/tell-missing-migration')
  await tellMissingMigration(findPayload, fault)
}
