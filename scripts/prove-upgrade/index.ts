/**
 * npm run prove:upgrade: upgrades a shop under traffic to a version that adds a column and renames another (ADR 013), first one that fails
 * to start, then the fixed one. No visitor may notice; both versions write complete orders.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startVisitors } from '../prove-replicas/buyers'
import { startProcess } from '../prove-production/start-process'
import { ensureBuild } from '../steps/build.mjs'
import { shopEnvironment } from '../steps/environment.mjs'
import { undisturbed } from '../steps/fresh-shop.mjs'
import { ensurePackages } from '../steps/packages.mjs'
import { Fault } from '../steps/fault.mjs'
import { freePort } from '../steps/port.mjs'
import { checkMachine } from '../steps/prepare.mjs'
import { say, step } from '../steps/progress.mjs'
import { openFreshDatabase, openTestServer } from '../steps/test-database.mjs'
import { runCommand } from '../steps/until-stopped.mjs'
import { becomeNextVersion, mend } from './next-version'
import { openShopFolder } from './shop-folder'

type Variables = Readonly<Record<string, string>>

const besideEachOther = 10_000

const upgrade = async (home: string, env: Variables): Promise<{ readonly code: number; readonly words: string }> => {
  const child = spawn(process.execPath, ['scripts/upgrade.mjs'], { cwd: home, env: { ...env, NODE_ENV: 'production' } })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (words += data.toString()))
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code: code ?? 1, words }
}

const ask = async (databaseUrl: string, question: string): Promise<Readonly<Record<string, string>>> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(question)).rows[0] ?? {}
  } finally {
    await client.end()
  }
}

/** Script of the first version, which open pages may still request after the upgrade. */
const findScript = async (url: string): Promise<string> => {
  const page = await (await fetch(`${url}/en`)).text()
  return /\/_next\/static\/chunks\/[^"\\]+\.js/.exec(page)?.[0] ?? '/_next/static/none'
}

await runCommand(async () => {
  checkMachine()
  await step('Packages', ensurePackages)
  const databaseUrl = await openFreshDatabase(await openTestServer(), 'upgrade')
  await step('Build', (note) => ensureBuild(shopEnvironment({ databaseUrl }), note))
  const home = await step('A folder of its own', async () => openShopFolder())
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...undisturbed,
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SITE_URL: url,
    PORT: String(port),
    MEDIA_DIR: path.join(home, 'media'),
    // the build uses the whole machine, so a slow Postgres must not count as down
    DATABASE_HEALTH_TIMEOUT_MS: '20000',
  }
  await step('The version of today', () => startProcess(home, ['scripts/start.mjs'], env, `${url}/api/health/ready`))
  const script = await findScript(url)
  const visitors = startVisitors(url, ['BULK15'], { isPatient: false })

  becomeNextVersion(home)
  const broken = await step('An upgrade to a version that cannot start', () => upgrade(home, env))
  if (!broken.words.includes('goes on')) throw new Fault('The upgrade ended before it came to that', broken.words)
  const between = await ask(databaseUrl, `select count(*) as rows from infra.customer_orders where letter_box = box`)
  await step('The version of today on the schema of both', () => sleep(besideEachOther))
  mend(home)
  const upgraded = await step('The upgrade, mended', () => upgrade(home, env))
  await sleep(besideEachOther)
  const { requests, failures, confirmed, longestGap } = await visitors.stop()

  const rows = await ask(
    databaseUrl,
    `select count(*) filter (where written_as = 'box') as before, count(*) filter (where written_as <> 'box') as after,
      count(distinct order_id) as orders, count(*) filter (where letter_box is null) as empty from infra.customer_orders`,
  )
  const { gone } = await ask(
    databaseUrl,
    `select count(*) = 0 as gone from information_schema.columns where table_name = 'customer_orders' and column_name = 'box'`,
  )
  const kept = await fetch(`${url}${script}`)
  const isSo = {
    'the version that cannot start is refused, and the one before goes on': broken.code === 1 && broken.words.includes('goes on'),
    'the mended one takes over': upgraded.code === 0,
    [`both wrote orders on one schema: ${rows['before']} rows by the one, ${rows['after']} by the other, ${between['rows']} when it was expanded`]:
      Number(rows['before']) > Number(between['rows']) && Number(rows['after']) > 0,
    [`${confirmed.length} orders were confirmed, ${rows['orders']} are there, none without its letter box`]:
      Number(rows['orders']) >= confirmed.length && Number(rows['empty']) === 0,
    'the old name is gone afterwards': String(gone) === 'true',
    'scripts of pages that were open are still there': kept.status === 200,
    [`${failures.length} of ${requests} requests failed; the longest time without an answer to anybody was ${(longestGap / 1000).toFixed(2)} s`]:
      failures.length === 0,
  }
  for (const failure of failures.slice(0, 10)) say(`     ${failure}`)
  for (const [name, is] of Object.entries(isSo)) say(`  ${is ? '✓' : '✗'}  ${name}`)
  if (broken.code !== 1 || upgraded.code !== 0) say(`${broken.words}\n${upgraded.words}`)
  return Object.values(isSo).every(Boolean) ? 0 : 1
})
