// npm run bench -- frameworks: checks the risks of a Next or Payload upgrade, each with a fix (docs/upgrading.md).
import { packageFile, run, runCommand } from '../../scripts/lib/process.mjs'
import { say } from '../../scripts/lib/output.mjs'
import { guardingTests, packageChecks } from './framework-risks.mjs'

/** Types first, since the build skips them (`ignoreBuildErrors`). @type {[string, string, string[][]][]} */
const commands = [
  [
    'Types',
    'npm run typecheck shows the lines',
    [
      [packageFile('next', 'dist', 'bin', 'next'), 'typegen'],
      [packageFile('typescript-native', 'bin', 'tsc'), '--noEmit'],
    ],
  ],
  ...guardingTests.map(
    (file) =>
      /** @type {[string, string, string[][]]} */ ([
        file,
        'the name of the failed test says what to fix',
        [
          [
            packageFile('vitest', 'vitest.mjs'),
            'run',
            '--project',
            'unit',
            '--project',
            'components',
            '--project',
            'architecture',
            '--reporter=dot',
            file,
          ],
        ],
      ]),
  ),
]

await runCommand(async () => {
  let broken = 0
  /** @param {string} name @param {string} mend @param {readonly string[]} faults */
  const tell = (name, mend, faults) => {
    say(`  ${faults.length === 0 ? '✓' : '✗'}  ${name}`)
    if (faults.length === 0) return
    broken += 1
    for (const fault of faults) say(`       ${fault}`)
    say(`     → ${mend}`)
  }
  for (const { name, mend, faults } of packageChecks()) tell(name, mend, faults())
  for (const [name, mend, steps] of commands) {
    let code = 0
    for (const step of steps) code ||= await run(process.execPath, step, { log: 'upgrade-check' })
    tell(name, mend, code === 0 ? [] : ['see .data/logs/upgrade-check.log'])
  }
  say(
    broken === 0
      ? '\n  All checks passed. Now run npm test, then see docs/upgrading.md for what must be checked by eye.'
      : `\n  ${broken} ${broken === 1 ? 'check' : 'checks'} failed.`,
  )
  return broken === 0 ? 0 : 1
})
