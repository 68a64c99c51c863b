// node scripts/run.mjs scripts/bench/index.ts [arguments]: runs a TypeScript program of this project.
import { run } from './steps/child.mjs'
import { Fault } from './steps/fault.mjs'
import { ensurePackages } from './steps/packages.mjs'
import { programArguments } from './steps/typescript.mjs'
import { runCommand } from './steps/until-stopped.mjs'

const [program, ...args] = process.argv.slice(2)

await runCommand(async () => {
  if (program === undefined) throw new Fault('No program was named', 'node scripts/run.mjs scripts/fonts.ts')
  await ensurePackages(() => {})
  return run(process.execPath, await programArguments(program, args))
})
