/** npm run bench: engine alone, then the shop over HTTP. `-- --seconds 30` measures longer. */
import { spawnSync } from 'node:child_process'
import os from 'node:os'
import { fromRoot } from '../steps/paths.mjs'
import { startFreshShop } from '../steps/fresh-shop.mjs'
import { checkMachine } from '../steps/prepare.mjs'
import { say, step } from '../steps/progress.mjs'
import { openTestServer } from '../steps/test-database.mjs'
import { programArguments } from '../steps/typescript.mjs'
import { runCommand } from '../steps/until-stopped.mjs'
import { measureHttp } from './http'
import { reportOf } from './report'

const secondsAsked = process.argv.indexOf('--seconds')
const seconds = secondsAsked === -1 ? 15 : Number(process.argv[secondsAsked + 1])

/** Separate process, so that this one's heap has no influence. */
const measureEngine = async (): Promise<string> => {
  const { stdout, stderr, status } = spawnSync(process.execPath, await programArguments('scripts/bench/engine.ts', [String(seconds)]), {
    cwd: fromRoot(),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim().split('\n').at(-1) ?? ''
}

await runCommand(async () => {
  checkMachine()
  const engine = await step('The engine alone', measureEngine)
  const server = await step('A Postgres for the measurement', openTestServer)
  const shop = await startFreshShop({ server, purpose: 'bench' })
  const http = await step('Quote and checkout over HTTP', () => measureHttp(shop, seconds))
  await shop.stop()

  const cpu = os.cpus()[0]?.model.trim() ?? 'unknown processor'
  const machine = `${os.cpus().length} × ${cpu}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`
  say(`\n${reportOf({ engine: JSON.parse(engine), http, machine, seconds })}`)
  return http.latencies.every(({ failures }) => failures === 0) ? 0 : 1
})
