// Types only: tells TypeScript that `payload.db` is the Postgres adapter.
import type {} from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { environment } from '@/lib/config/env'
import { evaluateGoLive, type GoLiveItem } from './go-live'
import { findGoLiveFacts } from './go-live.repository'

export const findGoLive = async (payload: Payload, now = Date.now()): Promise<readonly GoLiveItem[]> =>
  evaluateGoLive(await findGoLiveFacts(payload.db.drizzle), environment(), now)
