// Types only: tells TypeScript that `payload.db` is the Postgres adapter.
import type {} from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { environment } from '@/config/env'
import { judgeGoLive, type GoLiveItem } from './judge-go-live'
import { readGoLiveFacts } from './read-go-live-facts'

export const findGoLive = async (payload: Payload, now = Date.now()): Promise<readonly GoLiveItem[]> => {
  const facts = await readGoLiveFacts(async (statement) => (await payload.db.drizzle.execute(statement)).rows)
  return judgeGoLive(facts, environment(), now)
}
