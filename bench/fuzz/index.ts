/**
 * npm run bench -- fuzz: fuzzes a fresh shop on this machine: mutated API calls and Payload's own REST API, as a visitor, a customer and
 * an editor. `--requests 200000 --seconds 400 --seed 7`.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { holdsStatement } from '../../tests/support/border/judge'
import type { ContractDocument, Kept, Shapes } from '../../tests/support/border/shapes'
import { startDnsServer } from '../../tests/support/dns-server'
import { numberAsked } from '../lib/arguments.mjs'
import { logFile, runCommand } from '../../scripts/lib/process.mjs'
import { fromRoot } from '../../scripts/lib/project.mjs'
import { say, step } from '../../scripts/lib/output.mjs'
import { programArguments } from '../../scripts/lib/typescript.mjs'
import { flood, type Found } from './flood'
import { enter } from './visitors'
import { openShop, residentMegabytes } from '../lib/shop'
import { quantile } from '../lib/report'

const keptBy = async (env: Readonly<Record<string, string | undefined>>): Promise<{ collections: Kept[]; globals: Kept[] }> => {
  const { stdout, stderr, status } = spawnSync(process.execPath, await programArguments('bench/fuzz/kept.ts'), {
    cwd: fromRoot(),
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { collections: Kept[]; globals: Kept[] }
}

const readShapes = async (url: string, env: Readonly<Record<string, string | undefined>>): Promise<Shapes> => {
  const { editor: cookie } = await enter(url)
  const json = async (path: string): Promise<unknown> => (await fetch(`${url}/api/${path}`, { headers: { cookie } })).json()
  const filled = async (kept: Kept, path: string): Promise<Kept> => {
    const answer = (await json(`${path}?limit=3&depth=0`)) as { readonly docs?: Kept['documents']; readonly id?: unknown }
    return { ...kept, documents: answer.docs ?? (answer.id === undefined ? [] : [answer]) }
  }
  const { collections, globals } = await keptBy(env)
  return {
    contract: (await json('openapi.json')) as ContractDocument,
    collections: await Promise.all(collections.map((kept) => filled(kept, kept.slug))),
    globals: await Promise.all(globals.map((kept) => filled(kept, `globals/${kept.slug}`))),
  }
}

/** One example per path and error, which share a cause. */
const describeFound = (found: readonly Found[]): void => {
  const kinds = new Map<string, Found & { count: number }>()
  for (const each of found) {
    const kind = `${each.why.replace(/^\d+ ms$/, 'slow')} ${each.request.method} ${each.request.path.split('?')[0]?.split('/').slice(0, 4).join('/')}`
    const known = kinds.get(kind)
    kinds.set(kind, known ? { ...known, count: known.count + 1 } : { ...each, count: 1 })
  }
  for (const { why, request, answer, count } of kinds.values())
    say(
      `     ${count} × ${why}: ${request.who} ${request.method} ${request.path.slice(0, 600)} ${request.body?.slice(0, 600) ?? ''}\n         -> ${answer}`,
    )
}

await runCommand(async () => {
  const dns = await startDnsServer({})
  const overrides = { SEED_DEMO_LOGINS: 'true', DNS_SERVERS: dns.address }
  const shop = await openShop('border', { overrides })
  const shapes = await step('Reading the API schema', () => readShapes(shop.url, shop.env))
  const before = residentMegabytes(shop.pid)
  const requests = numberAsked('requests', 20_000)
  const seconds = numberAsked('seconds', 600)
  const seed = numberAsked('seed', 1)
  const onProgress = (sent: number) => {
    if (sent % 20_000 === 0) say(`     ${sent} requests`)
  }
  const {
    sent,
    seconds: took,
    statuses,
    times,
    faults,
    slow,
  } = await step(`Sending the requests of seed ${seed}`, () => flood({ url: shop.url, shapes, seed, requests, seconds, onProgress }))
  const after = residentMegabytes(shop.pid)
  await shop.stop()
  await dns.close()
  const lines = readFileSync(logFile('border-shop'), 'utf8').split('\n')
  const statements = lines.filter(holdsStatement)
  say(`  ${sent} requests in ${took.toFixed(0)} s, ${Math.round(sent / took)} per second · ${JSON.stringify(statuses)}`)
  say(
    `  p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms, longest ${quantile(times, 0.999999).toFixed(1)} ms`,
  )
  say(
    `  server errors: ${faults.length} · slower than 2 s: ${slow.length} · log lines with an SQL statement: ${statements.length} of ${lines.length}`,
  )
  say(`  memory ${before} MB before, ${after} MB after`)
  describeFound([...faults, ...slow])
  for (const line of statements.slice(0, 20)) say(`     ${line.slice(0, 600)}`)
  return faults.length + slow.length + statements.length === 0 ? 0 : 1
})
