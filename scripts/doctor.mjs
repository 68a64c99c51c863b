// npm run doctor: one line per dependency of the shop, with a fix if needed. Changes nothing, but starts the packaged Postgres briefly.
// --production runs the go-live list and exits with 1 while anything is open.
import { checks, examine, goLiveList, productionChecks } from './lib/doctor.mjs'
import { loadEnvironmentFiles } from './lib/settings.mjs'
import { findMissingPackages } from './lib/packages.mjs'
import { say } from './lib/output.mjs'
import { runCommand } from './lib/process.mjs'

await runCommand(async () => {
  if (typeof process.loadEnvFile === 'function') loadEnvironmentFiles()
  const isStrict = process.argv.includes('--production')
  const lacksPackages = () => findMissingPackages().needed.length > 0
  return examine({ checks: isStrict ? productionChecks : checks, goLiveList, lacksPackages, say, isStrict })
})
