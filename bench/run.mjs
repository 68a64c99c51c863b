// npm run bench -- NAME [options]: runs a program of this folder; without a name, lists them. bench/README.md has the last figures.
import { run, runCommand } from '../scripts/lib/process.mjs'
import { Fault, say } from '../scripts/lib/output.mjs'
import { ensurePackages } from '../scripts/lib/packages.mjs'
import { programArguments } from '../scripts/lib/typescript.mjs'
import { ensureBenchPackages } from './packages.mjs'
import { programs } from './programs.mjs'

const listPrograms = () => {
  const width = Math.max(...Object.values(programs).flatMap((group) => Object.keys(group).map((name) => name.length)))
  say('npm run bench -- NAME [options]')
  for (const [group, members] of Object.entries(programs)) {
    say(`\n  ${group}`)
    for (const [name, { about }] of Object.entries(members)) say(`    ${name.padEnd(width)}  ${about}`)
  }
}

await runCommand(async () => {
  const [name, ...args] = process.argv.slice(2)
  if (name === undefined) {
    listPrograms()
    return 0
  }
  const program = Object.assign({}, ...Object.values(programs))[name]
  if (program === undefined) throw new Fault(`Unknown program "${name}"`, 'Run npm run bench to list all programs.')
  await ensurePackages(() => {})
  if (program.needsPackages) await ensureBenchPackages()
  return run(process.execPath, program.file.endsWith('.mjs') ? [program.file, ...args] : await programArguments(program.file, args))
})
