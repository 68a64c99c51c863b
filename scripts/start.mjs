// npm start, npm run dev: from a bare clone to a running, filled shop.
import { startApp } from './lib/app.mjs'
import { ensureBuild } from './lib/build.mjs'
import { demoLoginsOf } from './lib/demo-logins.mjs'
import { Fault } from './lib/fault.mjs'
import { ensureMigrated } from './lib/migrations.mjs'
import { parsePort, requireFreePort } from './lib/port.mjs'
import { checkMachine, prepare } from './lib/prepare.mjs'
import { formatDuration, say, step } from './lib/progress.mjs'
import { forgetRunningShop, noteRunningShop, readRunningShop } from './lib/running-shop.mjs'
import { ensureSeeded } from './lib/seeding.mjs'
import { printSummary } from './lib/summary.mjs'
import { isStopping, onStop, runCommand } from './lib/until-stopped.mjs'
import { warmPages } from './lib/warm.mjs'

const mode = process.argv.includes('--dev') ? 'dev' : 'start'

const requireAlone = async () => {
  const port = parsePort(process.env.PORT)
  const running = readRunningShop()
  if (running !== undefined && (running.mode === mode || running.port === port)) {
    throw new Fault(`The shop already runs from this folder: http://localhost:${running.port} (process ${running.pid})`, 'Use it, or stop it first.')
  }
  await requireFreePort(port)
  return port
}

await runCommand(async () => {
  const started = performance.now()
  say(mode === 'dev' ? '\nHostfront, for developers\n' : '\nHostfront\n')
  checkMachine()
  const port = await requireAlone()

  const { env, databasePlace } = await prepare()
  await step('Migrations', (note) => ensureMigrated(env, note))
  await step('Catalogue and demo content', (note) => ensureSeeded(env, note))
  if (mode === 'start') await step('Build', (note) => ensureBuild(env, note))
  if (isStopping()) return 0

  const app = await step('Starting the shop', () => startApp({ env, mode }))
  noteRunningShop({ port, mode })
  onStop(forgetRunningShop)
  if (mode === 'start') {
    await step('Drawing the main pages', async (note) => {
      const troubles = await warmPages(app.url)
      note(troubles.length === 0 ? 'all answer' : troubles.join(', '))
    })
  }
  const logins = await demoLoginsOf(env)
  printSummary({ url: app.url, databasePlace, duration: formatDuration(performance.now() - started), logins })

  const code = await app.over
  if (isStopping()) return 0
  throw new Fault(`The shop ended by itself (exit code ${code})`, 'The lines above say why; start it again.')
})
