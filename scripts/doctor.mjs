// npm run doctor: one line per dependency of the shop, with a fix if needed. Changes nothing, but starts the packaged Postgres briefly.
// --production runs the go-live list and exits with 1 while anything is open.
import { checks, examine, goLiveList, productionChecks } from './lib/doctor.mjs'
import { loadEnvironmentFiles } from './lib/settings.mjs'
import { findNeededPackages } from './lib/packages.mjs'
import { say } from './lib/output.mjs'
import { runCommand } from './lib/process.mjs'

await runCommand(async () => {
  if (typeof process.loadEnvFile === 'function') loadEnvironmentFiles()
  const isStrict = process.argv.includes('--production')
  const all = isStrict ? [...checks.filter(({ name }) => name !== 'Backup'), ...productionChecks] : checks
  return examine({ checks: all, goLiveList, lacksPackages: () => findNeededPackages().length > 0, say, isStrict })
})
