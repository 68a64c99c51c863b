// npm start, npm run dev: from a fresh clone to a running, seeded shop.
import { runAndFollow, startApp, warmPages } from './lib/shop.mjs'
import { demoLoginsOf, ensureSeeded, fillAndBuild } from './lib/seeding.mjs'
import { requireWrittenFolders } from './lib/storage.mjs'
import { Fault, formatDuration, say, speakBesideLog, step } from './lib/output.mjs'
import { databaseUrlOfUser, isOwnMachine, listeningHost, parsePort, requireFreePort } from './lib/settings.mjs'
import { goLiveSentences } from './lib/doctor.mjs'
import { dataFolder } from './lib/project.mjs'
import { checkMachine, prepare } from './lib/prepare.mjs'
import { forgetRunningShop, recordRunningShop, readRunningShop } from './lib/running-shop.mjs'
import { printSummary } from './lib/summary.mjs'
import { isStopping, onStop, runCommand } from './lib/process.mjs'

const isDev = process.argv.includes('--dev')
const mode = isDev ? 'dev' : 'start'

const requireAlone = async () => {
  const port = parsePort(process.env.PORT)
  const running = readRunningShop()
  if (running !== undefined && (running.mode === mode || running.port === port)) {
    throw new Fault(`This shop is already running: http://localhost:${running.port} (process ${running.pid})`, 'Use it, or stop it first.')
  }
  await requireFreePort(port)
  return port
}

speakBesideLog()
await runCommand(async () => {
  const started = performance.now()
  say(isDev ? '\nHostfront, development\n' : '\nHostfront\n')
  checkMachine()
  requireWrittenFolders(process.env)
  const port = await requireAlone()

  const { env, databasePlace, watchDatabase } = await prepare()
  if (watchDatabase !== undefined) onStop(watchDatabase())
  await fillAndBuild(env, { fill: ensureSeeded, isBuilt: !isDev })
  if (isStopping()) return 0

  const app = await step('Starting the shop', () => startApp({ env, mode }))
  recordRunningShop({ port, mode, build: app.build, door: dataFolder })
  onStop(() => forgetRunningShop())
  if (!isDev) {
    await step('Rendering the main pages', async (note) => {
      const failures = await warmPages(app.url)
      note(failures.length === 0 ? 'all ready' : failures.join(', '), failures.length === 0)
    })
  }
  const isPublic = !isOwnMachine(env)
  printSummary({
    url: isPublic ? (env.SITE_URL ?? app.url) : app.url,
    isPackaged: databaseUrlOfUser() === undefined,
    databasePlace,
    logins: await demoLoginsOf(env),
    toDo: isDev ? [] : await goLiveSentences(env),
    duration: formatDuration(performance.now() - started),
    listensOn: listeningHost(env),
    isPublic,
  })

  const code = await runAndFollow(app, { env, port, mode })
  if (isStopping()) return 0
  throw new Fault(`The shop keeps crashing (exit code ${code})`, 'See its output above, fix the cause, then run npm start.')
})
