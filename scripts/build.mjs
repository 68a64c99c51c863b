// npm run build: a fresh production build. Needs no database.
import { build } from './steps/build.mjs'
import { checkMachine } from './steps/prepare.mjs'
import { ensurePackages } from './steps/packages.mjs'
import { step } from './steps/progress.mjs'
import { runCommand } from './steps/until-stopped.mjs'

await runCommand(async () => {
  checkMachine()
  await step('Packages', ensurePackages)
  await step('Build', () => build({ ...process.env, NEXT_TELEMETRY_DISABLED: '1' }))
  return 0
})
