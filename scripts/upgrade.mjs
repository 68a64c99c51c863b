// npm run upgrade [-- FOLDER]: replaces the shop running from this folder, or from FOLDER, by the current sources without downtime: builds
// beside it, migrates, starts, checks, then takes over the port (docs/upgrading.md).
import fs from 'node:fs'
import path from 'node:path'
import { previousBuildFiles } from '../server/static-files.mjs'
import { bucketOf } from './lib/storage.mjs'
import { ensureBuild, servedBuild } from './lib/build.mjs'
import { databaseUrlOfUser } from './lib/settings.mjs'
import { Fault, say, step } from './lib/output.mjs'
import { ensureMigrated } from './lib/migrations.mjs'
import { findMissingPackages } from './lib/packages.mjs'
import { fromRoot, root } from './lib/project.mjs'
import { checkMachine, prepare } from './lib/prepare.mjs'
import { readRunningShop } from './lib/running-shop.mjs'
import { ensureSeeded } from './lib/seeding.mjs'
import { askToSwitch } from './lib/shop.mjs'
import { runCommand } from './lib/process.mjs'

const home = fs.realpathSync(path.resolve(process.argv[2] ?? root))

const findRunning = () => {
  const running = readRunningShop(path.join(home, '.data'))
  if (running === undefined || running.mode !== 'start')
    throw new Fault(`No shop is running from ${home}`, 'Run npm start, or pass the folder the shop runs from: npm run upgrade -- FOLDER.')
  if (running.door === undefined || running.build === undefined)
    throw new Fault('The running version is too old to hand over the port', 'Restart the shop once.')
  return { ...running, build: running.build, door: running.door }
}

/** Packages must not change under a running shop, and persistent data must not be in the folder being replaced. */
const requireSafety = () => {
  if (home === root) {
    if (findMissingPackages().needed.length === 0) return
    throw new Fault(
      'The packages have changed, but the running shop uses the installed ones',
      'Put the new version into its own folder and run npm run upgrade -- FOLDER there (docs/upgrading.md).',
    )
  }
  const { MEDIA_DIR = '', PAYLOAD_SECRET = '' } = process.env
  const keepsPictures = path.isAbsolute(MEDIA_DIR) || bucketOf(process.env) !== undefined
  if (databaseUrlOfUser() === undefined || PAYLOAD_SECRET === '' || !keepsPictures)
    throw new Fault(
      'A version in its own folder needs DATABASE_URL, PAYLOAD_SECRET, and an absolute MEDIA_DIR or a bucket',
      'Set these variables so that no data is stored in a version folder.',
    )
}

await runCommand(async () => {
  say('\nHostfront, upgrade\n')
  checkMachine()
  const running = findRunning()
  requireSafety()
  const { env } = await prepare()
  await step('Build', (note) => ensureBuild(env, note, { isPatient: true }))
  const build = servedBuild(env)
  const [from, to] = [path.join(home, running.build, 'static'), previousBuildFiles(fromRoot(build))]
  fs.rmSync(to, { recursive: true, force: true })
  if (path.relative(from, fromRoot(build, 'static')) !== '') fs.cpSync(from, path.join(to, 'static'), { recursive: true })

  await step('Migrations compatible with both versions', (note) => ensureMigrated(env, note, { isExpansion: true }))
  await step('Catalogue and demo content', (note) => ensureSeeded(env, note))
  await step('Switching to the new version', () => askToSwitch(running, { home: root, build }))
  await step('Remaining migrations', (note) => ensureMigrated(env, note))
  say('\n  The new version is live. If a separate worker is running (npm run worker), restart it.')
  return 0
})
