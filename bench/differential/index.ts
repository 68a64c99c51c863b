/**
 * npm run bench -- differential: compares random carts priced by the engine with a second implementation of the rules
 * (tests/support/reference-model). `--carts 10000000` sets the number, `--seed 7` the sequence, `--from 5000000` the start.
 */
import os from 'node:os'
import { caseOf } from '../../tests/support/reference-model/prove'
import { differencesOn } from '../../tests/support/reference-model/compare'
import { describeCase, shrinkCase } from '../../tests/support/reference-model/shrink'
import { numberAsked } from '../lib/arguments.mjs'
import { say } from '../../scripts/lib/output.mjs'
import { compileProgram } from '../../scripts/lib/typescript.mjs'
import { runCommand } from '../../scripts/lib/process.mjs'
import { proveOnCores } from './batches'

const describeEvery = 10_000

await runCommand(async () => {
  const carts = numberAsked('carts', 1_000_000)
  const seed = numberAsked('seed', 1)
  const from = numberAsked('from', 0)
  const cores = numberAsked('cores', os.availableParallelism())
  const started = performance.now()
  let said = started
  const figures = (done: number) =>
    `${done.toLocaleString('en')} carts, ${Math.round(done / ((performance.now() - started) / 1000))} per second`
  const proof = await proveOnCores(await compileProgram('bench/differential/lane.ts'), cores, seed, { from, to: from + carts }, (soFar) => {
    if (performance.now() - said < describeEvery) return
    said = performance.now()
    say(`  …  ${figures(soFar.carts)}, ${soFar.differingCarts} differ`)
  })
  say(`  ${figures(proof.carts)} on ${cores} cores, seed ${seed}, from ${from}`)
  say(
    `  ${proof.priced.toLocaleString('en')} priced (${proof.lines.toLocaleString('en')} lines), ${(proof.carts - proof.priced).toLocaleString('en')} rejected by both`,
  )
  say(`  ${proof.differingCarts} carts differ, by ${proof.differingUnits} cents`)
  if (proof.first === null) return 0
  const found = shrinkCase(caseOf(seed, proof.first))
  say(`\n  First difference: number ${proof.first} of seed ${seed}, reduced to:\n${JSON.stringify(describeCase(found), null, 2)}`)
  say(JSON.stringify(differencesOn(found.request, found.world), null, 2))
  return 1
})
