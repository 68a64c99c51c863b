import { packageFile, run } from './child.mjs'
import { Fault } from './fault.mjs'
import { checkedInMigrations, dropOldSnapshots, writeMigrationIndex } from './migration-files.mjs'
import { compileProgram, programFlags } from './typescript.mjs'

const mustFinish = new URL('must-finish.mjs', import.meta.url)

/**
 * Runs Payload's command with the precompiled configuration and a check that it finishes.
 * @param {readonly string[]} args such as `['migrate']`
 */
export const payloadArguments = (args) => [
  ...programFlags,
  '--import',
  mustFinish.href,
  packageFile('payload', 'bin.js'),
  '--disable-transpile',
  ...args,
]

/** @param {import('./variables.mjs').Variables} env */
export const payloadEnvironment = async (env) => ({ ...env, PAYLOAD_CONFIG_PATH: await compileProgram('payload.config.ts') })

/**
 * Verifies afterwards that migrate:create wrote a migration.
 * @param {string} name
 * @returns {() => void} throws a fault with the fix
 */
export const witness = (name) => {
  const before = new Set(checkedInMigrations())
  if (name !== 'migrate:create') return () => {}
  return () => {
    const [written] = checkedInMigrations().filter((each) => !before.has(each))
    if (written === undefined) {
      throw new Fault(
        'No migration was written: the collections are as the newest one left them',
        'For SQL of your own add --force-accept-warning, which writes an empty one.',
      )
    }
    writeMigrationIndex()
    dropOldSnapshots()
    process.stdout.write(`Wrote src/payload/migrations/${written}.ts: read its SQL, then npm run migrate.\n`)
  }
}

/**
 * Runs a Payload command, such as `migrate:create name`.
 * @param {import('./variables.mjs').Variables} env
 * @param {readonly string[]} args
 */
export const runPayload = async (env, args) => {
  const check = witness(args[0] ?? '')
  const code = await run(process.execPath, payloadArguments(args), { env: await payloadEnvironment(env) })
  if (code === 0) check()
  return code
}
