import { z } from 'zod'
import type { HttpFigures } from './http'

const outcome = z.object({ name: z.string(), perSecond: z.number(), microseconds: z.number() })
const engineFigures = outcome.extend({ lines: z.number(), rules: z.number(), comparisons: z.array(outcome) })

interface Measured {
  /** Output line of engine.ts. */
  readonly engine: unknown
  readonly http: HttpFigures
  readonly machine: string
  readonly seconds: number
}

const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

const count = (value: number) => value.toLocaleString('en-US')

export const reportOf = ({ engine, http, machine, seconds }: Measured): string => {
  const figures = engineFigures.parse(engine)
  return [
    '# Benchmarks',
    '',
    `${machine}; ${seconds} s each. The load, the shop and Postgres share this machine.`,
    '',
    `## The engine alone: a cart of ${figures.lines} lines and ${figures.rules} rules, one core`,
    '',
    row('What', 'Quotes per second', 'µs each'),
    row('---', '---:', '---:'),
    ...[figures, ...figures.comparisons].map(({ name, perSecond, microseconds }) => row(name, count(perSecond), microseconds)),
    '',
    'Target: 100,000 quotes per second.',
    '',
    '## Over HTTP, 20 connections',
    '',
    row('Call', 'Requests', 'Per second', 'p50 ms', 'p99 ms', 'Failed'),
    row('---', '---:', '---:', '---:', '---:', '---:'),
    ...http.latencies.map(({ call, requests, perSecond, p50, p99, failures }) =>
      row(call, count(requests), count(perSecond), p50, p99, failures),
    ),
    '',
    `Resident memory of the shop afterwards: ${http.residentMegabytes} MB.`,
    '',
    'Targets: quote p99 ≤ 25 ms, checkout p99 ≤ 150 ms, memory ≤ 500 MB.',
    '',
  ].join('\n')
}
