// npm start, npm run dev: from a fresh clone to a running, seeded shop.
import { findWarmPaths, startApp, warmPages } from './lib/shop.mjs'
import { demoLoginsOf, ensureSeeded, fillAndBuild } from './lib/seeding.mjs'
import { requireWrittenFolders } from './lib/storage.mjs'
import { Fault, formatDuration, printSummary, say, speakBesideLog, step } from './lib/output.mjs'
import { databaseUrlOfUser, isOwnMachine, listeningHost, parsePort, requireFreePort } from './lib/settings.mjs'
import { goLiveSentences } from './lib/doctor.mjs'
import { dataFolder } from './lib/project.mjs'
import { checkMachine, prepare } from './lib/prepare.mjs'
import { forgetRunningShop, recordRunningShop, readRunningShop } from './lib/running-shop.mjs'
import { followStyleSheets } from './lib/build.mjs'
import { runAndFollow } from './lib/switch.mjs'
import { isStopping, onStop, runCommand } from './lib/process.mjs'

const mode = process.argv.includes('--dev') ? 'dev' : 'start'

const requireAlone = async () => {
  const port = parsePort(process.env.PORT)
  const running = readRunningShop()
  if (running !== undefined && (running.mode === mode || running.port === port)) {
    throw new Fault(
      `The shop already runs from this folder: http://localhost:${running.port} (process ${running.pid})`,
      'Use it, or stop it first.',
    )
  }
  await requireFreePort(port)
  return port
}

speakBesideLog()
await runCommand(async () => {
  const started = performance.now()
  say(mode === 'dev' ? '\nHostfront, for developers\n' : '\nHostfront\n')
  checkMachine()
  requireWrittenFolders(process.env)
  const port = await requireAlone()

  const { env, databasePlace, watchDatabase } = await prepare()
  if (watchDatabase !== undefined) onStop(watchDatabase())
  await fillAndBuild(env, { fill: ensureSeeded, isBuilt: mode === 'start' })
  if (isStopping()) return 0

  if (mode === 'dev') onStop(followStyleSheets())
  const app = await step('Starting the shop', () => startApp({ env, mode }))
  recordRunningShop({ port, mode, build: app.build, door: dataFolder })
  onStop(() => forgetRunningShop())
  if (mode === 'start') {
    await step('Rendering the main pages', async (note) => {
      const troubles = await warmPages(app.url, await findWarmPaths())
      note(troubles.length === 0 ? 'all ready' : troubles.join(', '), troubles.length === 0)
    })
  }
  const logins = await demoLoginsOf(env)
  const toDo = mode === 'start' ? await goLiveSentences(env) : []
  const isPublic = !isOwnMachine(env)
  const url = isPublic ? (env.SITE_URL ?? app.url) : app.url
  printSummary({
    url,
    isPackaged: databaseUrlOfUser() === undefined,
    databasePlace,
    duration: formatDuration(performance.now() - started),
    logins,
    toDo,
    listensOn: listeningHost(env),
    isPublic,
  })

  const code = await runAndFollow(app, { env, port, mode })
  if (isStopping()) return 0
  throw new Fault(`The shop ended by itself again and again (exit code ${code})`, 'The lines above say why; mend it, then npm start.')
})
