/**
 * npm run bench -- upgrade: upgrades a shop under traffic to a version that adds a column and renames another (ADR 013), first one that fails
 * to start, then the fixed one. No visitor may notice; both versions write complete orders.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startVisitors } from '../replicas/buyers'
import { startProcess } from '../production/start-process'
import { ensureBuild } from '../../../scripts/lib/build.mjs'
import { freePort, shopEnvironment } from '../../../scripts/lib/settings.mjs'
import { undisturbed } from '../../../tests/runner/fresh-shop.mjs'
import { ensurePackages } from '../../../scripts/lib/packages.mjs'
import { Fault, say, step } from '../../../scripts/lib/output.mjs'
import { checkMachine } from '../../../scripts/lib/prepare.mjs'
import { openFreshDatabase, openTestServer } from '../../../tests/runner/test-database.mjs'
import { runCommand } from '../../../scripts/lib/process.mjs'
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
  const home = await step('Creating a separate folder', async () => openShopFolder())
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
  await step('Starting the current version', () => startProcess(home, ['scripts/start.mjs'], env, `${url}/api/health/ready`))
  const script = await findScript(url)
  const visitors = startVisitors(url, ['BULK15'], { isPatient: false })

  becomeNextVersion(home)
  const broken = await step('Upgrading to a version that cannot start', () => upgrade(home, env))
  if (!broken.words.includes('keeps running'))
    throw new Fault('The upgrade failed before the new version started', `Check its output:\n${broken.words}`)
  const between = await ask(databaseUrl, `select count(*) as rows from infra.customer_orders where letter_box = box`)
  await step('Running the current version on the expanded schema', () => sleep(besideEachOther))
  mend(home)
  const upgraded = await step('Upgrading to the fixed version', () => upgrade(home, env))
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
    'the version that cannot start is rejected, and the previous one keeps running':
      broken.code === 1 && broken.words.includes('keeps running'),
    'the fixed version takes over': upgraded.code === 0,
    [`both versions wrote orders on one schema: ${rows['before']} rows by the old one, ${rows['after']} by the new one, ${between['rows']} when the schema was expanded`]:
      Number(rows['before']) > Number(between['rows']) && Number(rows['after']) > 0,
    [`${confirmed.length} orders were confirmed, ${rows['orders']} are stored, none without its letter box`]:
      Number(rows['orders']) >= confirmed.length && Number(rows['empty']) === 0,
    'the old column is gone afterwards': String(gone) === 'true',
    'scripts of open pages are still available': kept.status === 200,
    [`${failures.length} of ${requests} requests failed; the longest time without any response was ${(longestGap / 1000).toFixed(2)} s`]:
      failures.length === 0,
  }
  for (const failure of failures.slice(0, 10)) say(`     ${failure}`)
  for (const [name, is] of Object.entries(isSo)) say(`  ${is ? '✓' : '✗'}  ${name}`)
  if (broken.code !== 1 || upgraded.code !== 0) say(`${broken.words}\n${upgraded.words}`)
  return Object.values(isSo).every(Boolean) ? 0 : 1
})
