// Runs one command with the environment and the database that npm start would use:
//   with-database.mjs payload migrate:create name     any command of Payload's
//   with-database.mjs migrate [--expand]              what is missing; --expand: without what the version before cannot live with
//   with-database.mjs worker                          works off what is queued until it is stopped
//   with-database.mjs secrets:rotate                  seals with today's secret what an earlier one sealed
//   with-database.mjs backup [file or folder]         one archive of database and pictures, read back
//   with-database.mjs restore FILE [--replace]        puts it back into an empty database
//   with-database.mjs staging:promote                 a restored copy is the shop from now on
//   with-database.mjs seed [--reset]                  migrates, then fills; --if-changed: only where the seed changed since
import { promoteStaging } from './steps/promote-staging.mjs'
import { backUp } from './steps/backup.mjs'
import { run } from './steps/child.mjs'
import { Fault } from './steps/fault.mjs'
import { ensureMigrated, programEnvironment, scriptEnvironment } from './steps/migrations.mjs'
import { runPayload } from './steps/payload-command.mjs'
import { prepare } from './steps/prepare.mjs'
import { speakBesideLog, step } from './steps/progress.mjs'
import { restore } from './steps/restore.mjs'
import { ensureSeeded, seed } from './steps/seeding.mjs'
import { programArguments } from './steps/typescript.mjs'
import { runCommand } from './steps/until-stopped.mjs'

const [tool, ...args] = process.argv.slice(2)

if (tool === 'worker') speakBesideLog()
await runCommand(async () => {
  const { env } = await prepare()
  switch (tool) {
    case 'payload':
      return runPayload(scriptEnvironment(env), args)
    case 'migrate':
      await step('Migrations', (note) => ensureMigrated(env, note, { isExpansion: args.includes('--expand') }))
      return 0
    case 'worker':
      return run(process.execPath, await programArguments('scripts/worker.ts'), { env: programEnvironment(env) })
    case 'seed':
      await step('Migrations', (note) => ensureMigrated(env, note))
      await step('Catalogue and demo content', (note) => (args.includes('--if-changed') ? ensureSeeded(env, note) : seed(env, args)))
      return 0
    case 'secrets:rotate':
      return run(process.execPath, await programArguments('scripts/rotate-secrets.ts'), { env: scriptEnvironment(env) })
    case 'backup':
      await step('A backup', (note) => backUp(env, args[0], note))
      return 0
    case 'restore':
      await restore(env, args)
      return 0
    case 'staging:promote':
      await step('Migrations', (note) => ensureMigrated(env, note))
      await step('This database', (note) => promoteStaging(env, note))
      return 0
    default:
      throw new Fault(
        `There is no tool "${tool ?? ''}"`,
        'It is payload, migrate, seed, worker, backup, restore, staging:promote or secrets:rotate.',
      )
  }
})
