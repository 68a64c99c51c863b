// npm run build: the production build, always made anew. Needs no database.
import { build } from './lib/build.mjs'
import { checkMachine } from './lib/prepare.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { step } from './lib/progress.mjs'
import { runCommand } from './lib/until-stopped.mjs'

await runCommand(async () => {
  checkMachine()
  await step('Packages', ensurePackages)
  await step('Build', () => build({ ...process.env, NEXT_TELEMETRY_DISABLED: '1' }))
  return 0
})
