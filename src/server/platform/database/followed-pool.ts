import { context } from '@opentelemetry/api'
import { Pool, type PoolClient } from 'pg'

type Given = (fault: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/**
 * A pool whose callbacks run for whoever asked. Where connections are scarce, one is handed on by the request that gives it back, and what
 * is then asked would be told of that one.
 */
export class FollowedPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(given: Given): void
  override connect(given?: Given): Promise<PoolClient> | void {
    return given === undefined ? super.connect() : super.connect(context.bind(context.active(), given))
  }
}
