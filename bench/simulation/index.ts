/**
 * npm run bench -- simulation: simulates random customer histories through the real services with a moved clock, in several shops on one Postgres:
 * buying, renewing, failing, retrying, cancelling, refunds, suspension and termination, while each shop's worker is killed (kill -9)
 * repeatedly; then checks the ledger. `--lives 10000 --seconds 900 --seed 1`; `--shops 2` and `--kills 10` (each).
 */
import { execFile } from 'node:child_process'
import os from 'node:os'
import { promisify } from 'node:util'
import { testEnvironment } from '../../tests/support/test-environment'
import { numberAsked } from '../lib/arguments.mjs'
import { withClient, withDatabaseName } from '../../scripts/lib/database.mjs'
import { fromRoot } from '../../scripts/lib/project.mjs'
import { checkMachine } from '../../scripts/lib/prepare.mjs'
import { say, step } from '../../scripts/lib/output.mjs'
import { dropDatabase, openFreshDatabase, openTestServer } from '../../tests/runner/test-database.mjs'
import { compileProgram, programArguments } from '../../scripts/lib/typescript.mjs'
import { onStop, runCommand } from '../../scripts/lib/process.mjs'
import { runShop, type ShopReport } from './run-shop'

const environmentAt = (databaseUrl: string) => ({ ...process.env, ...testEnvironment, DATABASE_URL: databaseUrl })

/** Template database; each shop uses a copy. */
const fill = async (databaseUrl: string): Promise<void> => {
  await promisify(execFile)(process.execPath, await programArguments('tests/support/prepare-template.ts'), {
    cwd: fromRoot(),
    env: { ...environmentAt(databaseUrl), NODE_ENV: 'production' },
    maxBuffer: 50_000_000,
  })
}

const copyOf = async (server: string, template: string, number: number): Promise<string> => {
  const from = new URL(template).pathname.slice(1)
  const name = `${from}_${number}`
  await withClient(server, (client) => client.query(`create database "${name}" template "${from}"`))
  onStop(() => dropDatabase(server, name))
  return withDatabaseName(server, name)
}

const describeReport = ({ figures, faults, deeds, kills, lives, days }: ShopReport, number: number): void => {
  say(`  shop ${number}: ${lives} customers over ${days} days, ${deeds} actions, worker killed ${kills} times`)
  say(
    `    ${figures.orders} orders, ${figures.invoices} invoices, ${figures.creditNotes} credit notes, ${figures.terms} terms paid; ${figures.states}`,
  )
  say(`    invoices minus credit notes, in minor units: ${figures.money}`)
  for (const [about, found] of Object.entries(faults)) {
    say(`    ✗  ${found.length} ${about}`)
    for (const each of found.slice(0, 5)) say(`         ${each}`)
  }
}

await runCommand(async () => {
  checkMachine()
  const lives = numberAsked('lives', 1_000)
  const seconds = numberAsked('seconds', 300)
  const seed = numberAsked('seed', 1)
  const shops = Math.max(1, Math.min(numberAsked('shops', os.availableParallelism()), lives))
  const kills = numberAsked('kills', 10)
  const server = await step('Starting Postgres', openTestServer)
  const template = await openFreshDatabase(server, 'books')
  await step('Catalogue', () => fill(template))
  const databases: string[] = []
  for (let number = 0; number < shops; number += 1) databases.push(await copyOf(server, template, number))
  const programs = {
    shop: await compileProgram('bench/simulation/shop.ts'),
    worker: await compileProgram('bench/simulation/worker.ts'),
  }
  const began = performance.now()
  let said = began
  const progress = new Map<number, string>()
  const reports = await step(`Simulating ${lives} customers of seed ${seed} in ${shops} shops`, () =>
    Promise.all(
      databases.map((databaseUrl, number) =>
        runShop({
          programs,
          env: environmentAt(databaseUrl),
          plan: { seed: seed + number, lives: Math.floor(lives / shops) + (number < lives % shops ? 1 : 0), seconds, kills },
          onProgress: (words) => {
            progress.set(number, words)
            if (performance.now() - said < 20_000) return
            said = performance.now()
            say(`     ${[...progress.values()].join(' · ')}`)
          },
        }),
      ),
    ),
  )
  const took = (performance.now() - began) / 1000
  for (const [number, report] of reports.entries()) describeReport(report, number)
  const lived = reports.reduce((sum, report) => sum + report.lives, 0)
  const deeds = reports.reduce((sum, report) => sum + report.deeds, 0)
  const faults = reports.reduce((sum, report) => sum + Object.values(report.faults).reduce((all, found) => all + found.length, 0), 0)
  say(
    `  ${lived} customers in ${Math.round(took)} s, ${(lived / took).toFixed(1)} per second (${Math.round(deeds / took)} actions per second); ${faults} errors`,
  )
  return faults === 0 ? 0 : 1
})
