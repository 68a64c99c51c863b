// npm run doctor: one line per dependency of the shop, with a fix if needed. Changes nothing, but starts the packaged Postgres briefly.
// --production runs the go-live list and exits with 1 while anything is open.
import { checks, goLiveList } from './steps/checks.mjs'
import { loadEnvironmentFiles } from './steps/environment.mjs'
import { examine } from './steps/examine.mjs'
import { findNeededPackages } from './steps/packages.mjs'
import { productionChecks } from './steps/production-checks.mjs'
import { say } from './steps/progress.mjs'
import { runCommand } from './steps/until-stopped.mjs'

await runCommand(async () => {
  if (typeof process.loadEnvFile === 'function') loadEnvironmentFiles()
  const isStrict = process.argv.includes('--production')
  const all = isStrict ? [...checks.filter(({ name }) => !['Browser', 'Backup'].includes(name)), ...productionChecks] : checks
  return examine({ checks: all, goLiveList, lacksPackages: () => findNeededPackages().length > 0, say, isStrict })
})
