import { startApp } from '../../../scripts/lib/shop.mjs'
import { startFreshShop } from '../../../tests/runner/fresh-shop.mjs'
import { startFrontCache } from '../../../tests/support/front-cache.mjs'
import { freePort } from '../../../scripts/lib/settings.mjs'
import { step } from '../../../scripts/lib/output.mjs'
import { onStop } from '../../../scripts/lib/process.mjs'
import { startWorker } from './worker'

type Variables = Readonly<Record<string, string | undefined>>

interface Replica {
  readonly url: string
  readonly pid: () => number
  /** Graceful restart, as in a deployment. */
  readonly replace: () => Promise<void>
  /** Kills the process; `replace` starts the next. */
  readonly kill: () => Promise<void>
}

export interface Stack {
  readonly url: string
  readonly databaseUrl: string
  readonly replicas: readonly Replica[]
  readonly worker: { readonly kill: () => Promise<void> }
}

const drain = 2000

export const replicaOf = (first: Awaited<ReturnType<typeof startApp>>, env: Variables, log: string): Replica => {
  let app = first
  return {
    url: first.url,
    pid: () => app.pid,
    replace: async () => {
      await app.stop()
      app = await startApp({ env, mode: 'start', log })
    },
    kill: async () => {
      process.kill(app.pid, 'SIGKILL')
      await app.over
    },
  }
}

/** Shops and a worker on a fresh database, behind Varnish. */
export const startStack = async (server: string, shops: number): Promise<Stack> => {
  const ports = await Promise.all(Array.from({ length: shops }, () => freePort()))
  const front = await step('Varnish', () => startFrontCache(ports))
  onStop(front.stop)
  const site = {
    SITE_URL: front.url,
    HOST: '127.0.0.1',
    TRUSTED_PROXY_COUNT: '1',
    SHARED_CACHE_PURGE_URL: front.purgeUrl,
    RUN_JOBS: 'false',
    SEED_DEMO_LOGINS: 'true',
    SEED_DEMO_CONTENT: 'true',
    DATABASE_POOL_MAX: '10',
    SHUTDOWN_DRAIN_MS: String(drain),
  }
  const first = await startFreshShop({ server, purpose: 'replicas', overrides: { ...site, PORT: String(ports[0]) } })
  const replicas = [replicaOf(first, first.env, 'replicas-0')]
  for (const [place, port] of ports.entries()) {
    if (place === 0) continue
    const env = { ...first.env, PORT: String(port) }
    const app = await step(`Shop ${place + 1}`, () => startApp({ env, mode: 'start', log: `replicas-${place}` }))
    replicas.push(replicaOf(app, env, `replicas-${place}`))
  }
  const worker = await startWorker(first.env)
  return { url: front.url, databaseUrl: first.databaseUrl, replicas, worker }
}
