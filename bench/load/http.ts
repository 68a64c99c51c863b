/** npm run bench -- http [--seconds 30]: the engine alone, then quotes and checkout over HTTP. */
import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { step } from '../../scripts/lib/output.mjs'
import { fromRoot } from '../../scripts/lib/project.mjs'
import { programArguments } from '../../scripts/lib/typescript.mjs'
import { runCommand } from '../../scripts/lib/process.mjs'
import { numberAsked } from '../lib/arguments.mjs'
import { tableOf, writeReport } from '../lib/report'
import { openShop } from '../lib/shop'
import { measureHttp } from './measure-http'

const outcome = z.object({ name: z.string(), perSecond: z.number(), microseconds: z.number() })
const engineFigures = outcome.extend({ lines: z.number(), rules: z.number(), comparisons: z.array(outcome) })

const count = (value: number) => value.toLocaleString('en-US')

/** Separate process, so that this one's heap has no influence. */
const measureEngine = async (seconds: number) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, await programArguments('bench/load/engine.ts', [String(seconds)]), {
    cwd: fromRoot(),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return engineFigures.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
}

await runCommand(async () => {
  const seconds = numberAsked('seconds', 15)
  const engine = await step('Measuring the engine alone', () => measureEngine(seconds))
  const shop = await openShop('bench')
  const http = await step('Measuring quotes and checkout over HTTP', () => measureHttp(shop, seconds))
  await shop.stop()
  writeReport('http', [
    `The engine alone: a cart of ${engine.lines} lines and ${engine.rules} rules, one core (target: 100,000 quotes per second)`,
    '',
    ...tableOf(
      ['What', 'Quotes per second', 'µs each'],
      [engine, ...engine.comparisons].map(({ name, perSecond, microseconds }) => [name, count(perSecond), microseconds]),
    ),
    '',
    `Over HTTP, 20 connections, ${seconds} s each (targets: quote p99 ≤ 25 ms, checkout p99 ≤ 150 ms, memory ≤ 500 MB)`,
    '',
    ...tableOf(
      ['Call', 'Requests', 'Per second', 'p50 ms', 'p99 ms', 'Failed'],
      http.latencies.map(({ call, requests, perSecond, p50, p99, failures }) => [
        call,
        count(requests),
        count(perSecond),
        p50,
        p99,
        failures,
      ]),
    ),
    '',
    `Resident memory of the shop after the run: ${http.residentMegabytes} MB.`,
  ])
  return http.latencies.every(({ failures }) => failures === 0) ? 0 : 1
})
