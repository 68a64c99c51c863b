/**
 * npm run bench -- orders [--seconds 10]: quotes and orders at 20 connections, with an unlimited and a limited code, then checks the
 * ledger. Load comes from wrk (Debian: wrk), because a load generator in Node uses as much CPU as the shop.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { withClient } from '../../scripts/lib/database.mjs'
import { Fault, say, step } from '../../scripts/lib/output.mjs'
import { startFreshShop } from '../../tests/runner/fresh-shop.mjs'
import { fromRoot } from '../../scripts/lib/project.mjs'
import { checkMachine } from '../../scripts/lib/prepare.mjs'
import { openServer } from '../../tests/runner/test-database.mjs'
import { onStop, runCommand } from '../../scripts/lib/process.mjs'
import { cartOf, expectedTotal, orderBody, quoteRequest } from './order-requests'

const connections = 20
const unlimited = 'BULK15'
const limited = 'COUNTED'
const scarce = 'SIXTY'

interface Load {
  readonly answered: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly refused: number
}

const milliseconds = (text: string | undefined): number => {
  const [, figure = '0', unit] = /^([\d.]+)(us|ms|s)$/.exec(text ?? '') ?? []
  return Number(figure) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? 'ms'] ?? 1)
}

const load = (url: string, script: string, seconds: number): Load => {
  const { stdout, status } = spawnSync('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, url], {
    encoding: 'utf8',
  })
  const figure = (form: RegExp): string | undefined => form.exec(stdout)?.[1]
  if (status !== 0 || /Socket errors/.test(stdout)) throw new Fault(`wrk failed for ${url}`, `Check its output:\n${stdout}`)
  return {
    answered: Number(figure(/(\d+) requests in/)),
    perSecond: Number(figure(/Requests\/sec:\s+([\d.]+)/)),
    p50: milliseconds(figure(/^\s+50%\s+(\S+)/m)),
    p99: milliseconds(figure(/^\s+99%\s+(\S+)/m)),
    refused: Number(figure(/Non-2xx or 3xx responses: (\d+)/) ?? 0),
  }
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hostfront-orders-'))
onStop(async () => fs.rmSync(folder, { recursive: true, force: true }))

const scriptOf = (name: string, text: string): string => {
  const file = path.join(folder, `${name}.lua`)
  fs.writeFileSync(file, text)
  return file
}

const quoteScript = (): string =>
  scriptOf(
    'quote',
    `wrk.method = 'POST'\nwrk.headers['Content-Type'] = 'application/json'\nwrk.body = [==[${JSON.stringify(quoteRequest)}]==]\n`,
  )

const orderScript = async (url: string, code: string): Promise<string> => {
  const cart = cartOf(code)
  const body = JSON.stringify(orderBody('__MAIL__', cart, await expectedTotal(url, cart)))
  return scriptOf(
    code,
    fs.readFileSync(fromRoot('bench', 'load', 'orders.lua'), 'utf8').replace('__BODY__', () => body),
  )
}

const addCode = (databaseUrl: string, code: string, limit: number): Promise<unknown> =>
  withClient(databaseUrl, (client) =>
    client.query(
      `insert into coupons (id, code, type, value, usage_limit, used_count, is_active, _status)
       values (gen_random_uuid(), $1, 'percentage', 15, $2, 0, true, 'published')`,
      [code, limit],
    ),
  )

interface Books extends Record<string, unknown> {
  readonly used: string
  readonly redeemed: string
}

const booksOf = (databaseUrl: string, code: string): Promise<Books> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<Books>(
      `select (select used_count from coupons where code = $1) as used,
         (select count(*) from redemptions join orders on orders.id = order_id where coupon = $1 and state = 'reserved') as redeemed`,
      [code],
    )
    return rows[0] ?? { used: '0', redeemed: '0' }
  })

/** pg_stat_statements must be preloaded. */
const counting = 'shared_preload_libraries=pg_stat_statements'

interface Said extends Record<string, unknown> {
  readonly statements: string
}

/** Statements sent to Postgres, including `begin` and `commit`; null if the server has no pg_stat_statements. */
const statementsOf = (databaseUrl: string): Promise<number | null> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<Said>(
      `select coalesce(sum(calls), 0) as statements from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())`,
    )
    return Number(rows[0]?.statements ?? 0)
  }).catch(() => null)

const startCounting = (databaseUrl: string): Promise<unknown> =>
  withClient(databaseUrl, (client) => client.query('create extension if not exists pg_stat_statements')).catch(() => null)

const tell = (what: string, { answered, perSecond, p50, p99, refused }: Load): void =>
  say(`  ${what}: ${perSecond.toFixed(0)} per second, p50 ${p50} ms, p99 ${p99} ms, ${answered} responses, ${refused} rejected`)

await runCommand(async () => {
  checkMachine()
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
  const seconds = Number(values.seconds)
  if (spawnSync('wrk', ['-v']).error !== undefined) throw new Fault('wrk is not installed', 'Run apt-get install wrk, then run this again.')
  const server = await step('Starting Postgres', () => openServer('orders-postgres', [counting]))
  const shop = await startFreshShop({ server, purpose: 'orders', overrides: { RUN_JOBS: 'false' } })
  await startCounting(shop.databaseUrl)
  for (const [code, limit] of [
    [limited, 10_000_000],
    [scarce, 60],
  ] as const)
    await addCode(shop.databaseUrl, code, limit)
  const scripts = {
    quote: quoteScript(),
    [unlimited]: await orderScript(shop.url, unlimited),
    [limited]: await orderScript(shop.url, limited),
    [scarce]: await orderScript(shop.url, scarce),
  }
  // Warm-up: caches and pool are cold at first.
  const measured = (script: string, path: string): Load & { readonly made: number } => {
    const first = load(`${shop.url}${path}`, script, 3)
    const then = load(`${shop.url}${path}`, script, seconds)
    return { ...then, made: first.answered + then.answered }
  }
  tell('Quotes', measured(scripts.quote, '/api/pricing/quote'))
  for (const [what, code] of [
    ['Orders with an unlimited code', unlimited],
    ['Orders with a limited code', limited],
  ] as const) {
    const before = await statementsOf(shop.databaseUrl)
    const made = measured(scripts[code], '/api/checkout')
    const after = await statementsOf(shop.databaseUrl)
    tell(what, made)
    if (before !== null && after !== null) say(`     ${((after - before) / made.made).toFixed(2)} statements per order`)
  }
  load(shop.url, scripts[scarce], 3)
  let isExact = true
  for (const code of [limited, scarce]) {
    const { used, redeemed } = await booksOf(shop.databaseUrl, code)
    isExact &&= used === redeemed && (code === limited || used === '60')
    say(`  ${code}: ${used} counted uses, redeemed by ${redeemed} orders`)
  }
  return isExact ? 0 : 1
})
