import type { Payload } from 'payload'
import { inject } from 'vitest'
import { createDatabaseProxy, type DatabaseProxy } from './tcp-proxy'
import { onServer } from './test-databases'

/** Puts a TCP proxy between a shop and Postgres, so that an outage doesn't affect other tests. */
export const proxyDatabase = async (payload: Payload, databaseUrl: string): Promise<DatabaseProxy> => {
  const url = new URL(databaseUrl)
  const proxy = await createDatabaseProxy(new URL(databaseUrl))
  const database = url.pathname.slice(1)
  url.hostname = '127.0.0.1'
  url.port = String(proxy.port)
  // don't bypass the proxy through the server's socket
  url.search = ''
  Object.assign(payload.db.pool.options, { connectionString: url.href })
  await onServer(inject('testServer'), (client) =>
    client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [database]),
  )
  return proxy
}
