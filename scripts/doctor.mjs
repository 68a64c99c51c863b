// npm run doctor: one line for each thing the shop stands on, with the mend where one is needed. Changes nothing but
// that it starts the packaged Postgres for a moment.
import { checks, goLiveList } from './steps/checks.mjs'
import { describeError } from './steps/fault.mjs'
import { loadEnvironmentFiles } from './steps/environment.mjs'
import { findNeededPackages } from './steps/packages.mjs'
import { say } from './steps/progress.mjs'
import { runCommand } from './steps/until-stopped.mjs'

await runCommand(async () => {
  let faults = 0
  if (typeof process.loadEnvFile === 'function') loadEnvironmentFiles()
  for (const { name, needsPackages, look } of checks) {
    const label = name.padEnd(11)
    if (needsPackages === true && findNeededPackages().length > 0) {
      say(`  –  ${label}looked at once the packages are there`)
      continue
    }
    try {
      say(`  ✓  ${label}${await look()}`)
    } catch (error) {
      faults += 1
      say(`  ✗  ${label}${describeError(error)}`)
    }
  }
  const toDo = await goLiveList()
  if (toDo.length > 0) say('\nBefore the shop goes live')
  for (const sentence of toDo) say(`  ☐  ${sentence}`)
  say(faults === 0 ? '\nAll is well.' : `\n${faults === 1 ? 'One thing needs' : `${faults} things need`} mending.`)
  return faults === 0 ? 0 : 1
})
