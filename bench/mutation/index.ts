/**
 * npm run bench -- mutation: injects small faults into the engine one by one; a test must detect each (Stryker). `money` selects one of
 * its folders; mutants unchanged since the last run are skipped.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { Fault, say } from '../../scripts/lib/output.mjs'
import { fromRoot } from '../../scripts/lib/project.mjs'
import { runCommand } from '../../scripts/lib/process.mjs'
import { equivalents } from './equivalent'

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

const folders = ['money', 'pricing', 'discounts', 'orders'] as const
const leastScore = 95

const run = async (folder: string): Promise<readonly Mutant[]> => {
  // for the tests' configuration, which Stryker's processes read
  process.env['MUTATED_FOLDER'] = folder
  return new Stryker({
    mutate: [`src/core/${folder}/**/*.ts`],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'bench/mutation/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    // On a busy machine a timeout does not prove that a test detected the mutant.
    timeoutMS: 20_000,
    concurrency: 2,
    // Static initialisers only count if tests reach them later.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `.data/mutants/${folder}.json`,
    tempDirName: '.data/mutants/sandbox',
    ignorePatterns: ['.data', '.next', '.next-beside', 'deploy', 'docs', 'tests/e2e', 'tests/integration'],
    reporters: [],
    allowEmpty: true,
  }).runMutationTest()
}

interface Read extends Mutant {
  readonly file: string
  readonly original: string
}

const textAt = (source: string, { start, end }: Mutant['location']): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines.map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined)).join('\n')
}

const readMutant = (mutant: Mutant): Read => {
  const file = path.relative(fromRoot('.'), mutant.fileName)
  return { ...mutant, file, original: textAt(readFileSync(fromRoot(file), 'utf8'), mutant.location) }
}

/** `satisfies never` branches are unreachable by type. */
const isForTheCompiler = ({ original }: Read): boolean => original.includes('satisfies never')

const isEquivalent = (mutant: Read): boolean =>
  isForTheCompiler(mutant) ||
  equivalents.some(
    ({ file, original, replacement }) => file === mutant.file && original === mutant.original && replacement === mutant.replacement,
  )

const survived = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage'
const died = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout'

const judge = (folder: string, mutants: readonly Read[]): boolean => {
  const open = mutants.filter((mutant) => survived(mutant) && !isEquivalent(mutant))
  const killed = mutants.filter(died).length
  const outOfTime = mutants.filter(({ status }) => status === 'Timeout').length
  const same = mutants.filter((mutant) => survived(mutant) && isEquivalent(mutant)).length
  const score = (killed / (killed + open.length)) * 100
  say(`  ${folder}: ${score.toFixed(1)}%, ${killed} killed (${outOfTime} of them timed out), ${open.length} survived, ${same} equivalent`)
  for (const { file, location, mutatorName, original, replacement, status } of open)
    say(`     ${file}:${location.start.line} ${status} ${mutatorName}: ${original.slice(0, 200)}  ->  ${replacement?.slice(0, 200)}`)
  const stale = equivalents.filter(
    ({ file, original, replacement }) =>
      file.startsWith(`src/core/${folder}/`) &&
      !mutants.some(
        (mutant) => survived(mutant) && mutant.file === file && mutant.original === original && mutant.replacement === replacement,
      ),
  )
  for (const { file, original } of stale) say(`     listed as equivalent, but missing or killed: ${file}: ${original}`)
  return score >= leastScore && stale.length === 0
}

await runCommand(async () => {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((each) => !folders.some((folder) => folder === each))
  if (unknown.length > 0)
    throw new Fault(`Unknown ${unknown.length === 1 ? 'folder' : 'folders'}: ${unknown.join(', ')}`, `Use one of ${folders.join(', ')}.`)
  const verdicts: boolean[] = []
  for (const folder of asked.length > 0 ? asked : folders) {
    const mutants = await run(folder)
    verdicts.push(judge(folder, mutants.map(readMutant)))
  }
  return verdicts.every(Boolean) ? 0 : 1
})
