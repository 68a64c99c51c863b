// node scripts/run.mjs bench/load/http.ts [arguments]: runs a TypeScript program of this project.
import { run, runCommand } from './lib/process.mjs'
import { Fault } from './lib/output.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { programArguments } from './lib/typescript.mjs'

const [program, ...args] = process.argv.slice(2)

await runCommand(async () => {
  if (program === undefined) throw new Fault('No program was specified', 'Pass its path: node scripts/run.mjs bench/tools/fonts.ts')
  await ensurePackages(() => {})
  return run(process.execPath, await programArguments(program, args))
})
