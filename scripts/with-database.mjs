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
import { run, runCommand } from './lib/process.mjs'
import { Fault, speakBesideLog, step } from './lib/output.mjs'
import { ensureMigrated, programEnvironment, runPayload, scriptEnvironment } from './lib/migrations.mjs'
import { prepare } from './lib/prepare.mjs'
import { ensureSeeded, seed } from './lib/seeding.mjs'
import { importTypeScript, programArguments } from './lib/typescript.mjs'

/** @typedef {import('./lib/project.mjs').Variables} Variables */

const [tool = '', ...args] = process.argv.slice(2)

/** @param {Variables} env @param {boolean} [isExpansion] */
const migrate = (env, isExpansion = false) => step('Migrations', (note) => ensureMigrated(env, note, { isExpansion }))

/** @param {string} entry @param {Variables} env */
const runProgram = async (entry, env) => run(process.execPath, await programArguments(entry), { env })

/** @returns {Promise<typeof import('../src/programs/backup.ts')>} */
const loadBackup = () => importTypeScript('src/programs/backup.ts')

/** Each ends with 0 unless it returns another exit code. @type {Record<string, (env: Variables) => Promise<unknown>>} */
const tools = {
  payload: (env) => runPayload(env, args),
  generate: async (env) => {
    const code = await runPayload(env, ['generate:types'])
    return code === 0 ? runPayload(env, ['generate:importmap']) : code
  },
  migrate: (env) => migrate(env, args.includes('--expand')),
  seed: async (env) => {
    await migrate(env)
    await step('Catalogue and demo content', (note) => (args.includes('--if-changed') ? ensureSeeded(env, note) : seed(env, args)))
  },
  worker: (env) => runProgram('src/programs/worker.ts', programEnvironment(env)),
  backup: async (env) => {
    const { backUp } = await loadBackup()
    await step('Backup', (note) => backUp(env, args[0], note))
  },
  restore: async (env) => {
    const { promoteStaging, restore } = await loadBackup()
    if (!args.includes('--promote')) return restore(env, args)
    await migrate(env)
    await step('Promotion', (note) => promoteStaging(env, note))
  },
  'secrets:rotate': (env) => runProgram('src/programs/rotate-secrets.ts', scriptEnvironment(env)),
}

if (tool === 'worker') speakBesideLog()
await runCommand(async () => {
  const command = Object.hasOwn(tools, tool) ? tools[tool] : undefined
  if (command === undefined) throw new Fault(`Unknown command "${tool}"`, `Use one of ${Object.keys(tools).join(', ')}.`)
  const { env } = await prepare()
  const code = await command(env)
  return typeof code === 'number' ? code : 0
})
