// npm run doctor: one line for each thing the shop stands on, with the mend where one is needed. Changes nothing but
// that it starts the packaged Postgres for a moment.
import { checks, goLiveList } from './steps/checks.mjs'
import { loadEnvironmentFiles } from './steps/environment.mjs'
import { examine } from './steps/examine.mjs'
import { findNeededPackages } from './steps/packages.mjs'
import { say } from './steps/progress.mjs'
import { runCommand } from './steps/until-stopped.mjs'

await runCommand(async () => {
  if (typeof process.loadEnvFile === 'function') loadEnvironmentFiles()
  return examine({ checks, goLiveList, lacksPackages: () => findNeededPackages().length > 0, say })
})
