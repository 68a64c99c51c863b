// npm run build: a fresh production build. Needs no database.
import { build } from './lib/build.mjs'
import { checkMachine } from './lib/prepare.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { step } from './lib/output.mjs'
import { runCommand } from './lib/process.mjs'

await runCommand(async () => {
  checkMachine()
  await step('Packages', ensurePackages)
  await step('Build', () => build({ ...process.env, NEXT_TELEMETRY_DISABLED: '1' }))
  return 0
})
