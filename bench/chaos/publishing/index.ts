/**
 * npm run bench -- publishing: fifty scheduled pages, prices and redirects must each appear within two seconds of their time, with a restart
 * midway; once with the worker inside the shop, once as a separate process. Five are due at a time; `--at-once`: all fifty.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startApp } from '../../../scripts/lib/shop.mjs'
import { startFreshShop } from '../../../tests/runner/fresh-shop.mjs'
import { checkMachine } from '../../../scripts/lib/prepare.mjs'
import { say, step } from '../../../scripts/lib/output.mjs'
import { programArguments } from '../../../scripts/lib/typescript.mjs'
import { openTestServer } from '../../../tests/runner/test-database.mjs'
import { runCommand } from '../../../scripts/lib/process.mjs'
import { provePublishing } from './prove'

const mostSeconds = 2

const startWorker = async (env: Readonly<Record<string, string | undefined>>) =>
  spawn(process.execPath, await programArguments('src/programs/worker.ts'), { env: { ...env, NODE_ENV: 'production' }, stdio: 'ignore' })

const prove = async (server: string, isApart: boolean): Promise<boolean> => {
  const name = isApart ? 'worker in a separate process' : 'worker inside the shop'
  const shop = await startFreshShop({
    server,
    purpose: 'publishing',
    overrides: { RUN_JOBS: isApart ? 'false' : 'true', SEED_DEMO_LOGINS: 'true' },
  })
  let app: Pick<typeof shop, 'stop'> = shop
  let worker = isApart ? await startWorker(shop.env) : null
  const stop = async () => {
    if (worker) {
      worker.kill('SIGTERM')
      await once(worker, 'exit')
    }
    await app.stop()
  }
  const restart = async () => {
    await stop()
    app = await startApp({ env: shop.env, mode: 'start', log: 'publishing-shop' })
    worker = isApart ? await startWorker(shop.env) : null
  }
  const kept = await step(`Fifty scheduled changes, ${name}`, () => provePublishing(shop, process.argv.includes('--at-once'), restart))
  await stop()
  const inTime = kept.filter(({ seconds }) => seconds <= mostSeconds)
  for (const { what, seconds, begun } of kept)
    say(`    ${seconds.toFixed(2).padStart(6)} s  ${what}${begun === null ? '' : `, publishing began after ${begun.toFixed(2)} s`}`)
  say(`  ${inTime.length} of ${kept.length} within ${mostSeconds} s of their scheduled minute, ${name}`)
  return inTime.length === kept.length
}

await runCommand(async () => {
  checkMachine()
  const server = await step('Starting Postgres', openTestServer)
  const inside = await prove(server, false)
  const apart = await prove(server, true)
  return inside && apart ? 0 : 1
})
