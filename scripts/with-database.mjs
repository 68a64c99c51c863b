// Runs a command with the environment and database of npm start:
//   with-database.mjs payload migrate:create name     any Payload command
//   with-database.mjs migrate [--expand]              applies pending migrations; --expand: only those the previous version can run with
//   with-database.mjs worker                          runs queued jobs until stopped
//   with-database.mjs secrets:rotate                  re-encrypts data with the current secret
//   with-database.mjs backup [file or folder]         archives database and media, and verifies the archive
//   with-database.mjs restore FILE [--replace]        restores an archive into an empty database
//   with-database.mjs restore --promote               promotes a restored copy to the live shop
//   with-database.mjs generate                        writes Payload's types and the admin's import map
//   with-database.mjs seed [--reset]                  migrates, then seeds; --if-changed: only if the seed has changed
import { promoteStaging, restore } from './lib/restore.mjs'
import { backUp } from './lib/backup.mjs'
import { run, runCommand } from './lib/process.mjs'
import { Fault, speakBesideLog, step } from './lib/output.mjs'
import { ensureMigrated, programEnvironment, runPayload, scriptEnvironment } from './lib/migrations.mjs'
import { prepare } from './lib/prepare.mjs'
import { ensureSeeded, seed } from './lib/seeding.mjs'
import { programArguments } from './lib/typescript.mjs'

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
      return run(process.execPath, await programArguments('src/programs/worker.ts'), { env: programEnvironment(env) })
    case 'seed':
      await step('Migrations', (note) => ensureMigrated(env, note))
      await step('Catalogue and demo content', (note) => (args.includes('--if-changed') ? ensureSeeded(env, note) : seed(env, args)))
      return 0
    case 'secrets:rotate':
      return run(process.execPath, await programArguments('src/programs/rotate-secrets.ts'), { env: scriptEnvironment(env) })
    case 'backup':
      await step('A backup', (note) => backUp(env, args[0], note))
      return 0
    case 'restore':
      if (!args.includes('--promote')) await restore(env, args)
      else {
        await step('Migrations', (note) => ensureMigrated(env, note))
        await step('This database', (note) => promoteStaging(env, note))
      }
      return 0
    case 'generate':
      for (const command of ['generate:types', 'generate:importmap']) {
        const code = await runPayload(scriptEnvironment(env), [command])
        if (code !== 0) return code
      }
      return 0
    default:
      throw new Fault(
        `There is no tool "${tool ?? ''}"`,
        'It is payload, generate, migrate, seed, worker, backup, restore or secrets:rotate.',
      )
  }
})
