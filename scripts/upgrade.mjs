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
    throw new Fault(`No shop runs from ${home}`, 'npm start; or name the folder it runs from: npm run upgrade -- FOLDER.')
  if (running.door === undefined || running.build === undefined)
    throw new Fault('The shop that runs is of a version that cannot hand over', 'Stop it and start it again, once.')
  return { ...running, build: running.build, door: running.door }
}

/** Packages must not change under a running shop, and persistent data must not be in the folder being replaced. */
const requireSafety = () => {
  if (home === root) {
    if (findMissingPackages().needed.length === 0) return
    throw new Fault(
      'The packages have changed, and the running shop reads the ones that are there',
      'Make the new version in a folder of its own, and run npm run upgrade -- FOLDER there (docs/upgrading.md).',
    )
  }
  const { MEDIA_DIR = '', PAYLOAD_SECRET = '' } = process.env
  const keepsPictures = path.isAbsolute(MEDIA_DIR) || bucketOf(process.env) !== undefined
  if (databaseUrlOfUser() === undefined || PAYLOAD_SECRET === '' || !keepsPictures)
    throw new Fault(
      'In a folder of its own a version needs DATABASE_URL, PAYLOAD_SECRET and a MEDIA_DIR that begins with /, or a bucket',
      'Set them, so that nothing that lasts lies in a folder.',
    )
}

await runCommand(async () => {
  say('\nHostfront, an upgrade\n')
  checkMachine()
  const running = findRunning()
  requireSafety()
  const { env } = await prepare()
  await step('Build', (note) => ensureBuild(env, note, { isPatient: true }))
  const build = servedBuild(env)
  const [from, to] = [path.join(home, running.build, 'static'), previousBuildFiles(fromRoot(build))]
  fs.rmSync(to, { recursive: true, force: true })
  if (path.relative(from, fromRoot(build, 'static')) !== '') fs.cpSync(from, path.join(to, 'static'), { recursive: true })

  await step('Migrations both versions can live with', (note) => ensureMigrated(env, note, { isExpansion: true }))
  await step('Catalogue and demo content', (note) => ensureSeeded(env, note))
  await step('The new version takes over', () => askToSwitch(running, { home: root, build }))
  await step('Migrations for the new version alone', (note) => ensureMigrated(env, note))
  say('\n  The new version answers. A worker of its own (npm run worker) is started again by whoever started it.')
  return 0
})
