// npm run rules [-- D9 N1]: rules of docs/rules.md with the tests that proved them in the last run.
import fs from 'node:fs'
import path from 'node:path'
import { Fault } from './steps/fault.mjs'
import { dataFolder, fromRoot } from './steps/paths.mjs'
import { say } from './steps/progress.mjs'
import { lastPassed, proofsOf, ruleIdsOn } from './steps/rule-proofs.mjs'
import { runCommand } from './steps/until-stopped.mjs'

await runCommand(async () => {
  const known = ruleIdsOn(fs.readFileSync(fromRoot('docs/rules.md'), 'utf8'))
  const asked = process.argv.slice(2)
  const unknown = asked.filter((id) => !known.includes(id))
  if (unknown.length > 0) throw new Fault(`There is no rule ${unknown.join(', ')}`, 'docs/rules.md lists them.')
  const passed = lastPassed(path.join(dataFolder, 'reports'))
  if (passed.length === 0) throw new Fault('No test has run here yet', 'npm run test:full')
  const proofs = proofsOf(asked.length > 0 ? asked : known, passed)
  for (const [id, tests] of proofs) {
    say(`${id}  ${tests.length === 0 ? 'NO TEST' : `${tests.length} tests`}`)
    for (const { file, title } of tests) say(`     ${path.relative(fromRoot('.'), path.resolve(fromRoot('.'), file))} › ${title}`)
  }
  return [...proofs.values()].some((tests) => tests.length === 0) ? 1 : 0
})
