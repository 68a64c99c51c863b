/**
 * npm run bench -- replicas [agree restarts kills] [--shops 2] [--times 100] [--restarts 20] [--kills 300] [--seconds 3600]: several shops
 * and a worker on one Postgres behind Varnish. Published changes show everywhere within two seconds; a rolling restart under load fails no
 * request; no confirmed order is lost or duplicated, whatever is killed.
 */
import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { isVarnishHere } from '../../../tests/support/front-cache.mjs'
import { Fault, say, step } from '../../../scripts/lib/output.mjs'
import { startPostgres } from '../../../scripts/lib/postgres.mjs'
import { checkMachine } from '../../../scripts/lib/prepare.mjs'
import { onStop, runCommand } from '../../../scripts/lib/process.mjs'
import { proveAgreement } from './agree'
import { addCountedCode, readBooks } from './books'
import { startVisitors } from './buyers'
import { killAtRandom } from './kills'
import { startStack, type Stack } from './stack'

const mostSeconds = 2
const code = 'COUNTED'
/** In ms: time for Varnish to detect a recovered shop. */
const noticed = 2500

const agree = async (stack: Stack, times: number): Promise<boolean> => {
  const found = await step(`${times} changes`, () => proveAgreement(stack, times))
  for (const kind of new Set(found.map((each) => each.kind))) {
    const seconds = found
      .filter((each) => each.kind === kind)
      .map((each) => each.seconds)
      .sort((one, other) => one - other)
    say(
      `     ${kind}: ${seconds.length}, half within ${seconds[Math.floor(seconds.length / 2)]?.toFixed(2)} s, slowest ${seconds.at(-1)?.toFixed(2)} s`,
    )
  }
  const inTime = found.filter(({ seconds }) => seconds <= mostSeconds).length
  say(`  ${inTime} of ${found.length} changes reached all ${stack.replicas.length} shops and the front cache within ${mostSeconds} s`)
  return inTime === found.length
}

const restart = async (stack: Stack, times: number): Promise<boolean> => {
  const visitors = startVisitors(stack.url, [code], { isPatient: false })
  await step(`${times} restarts under load`, async () => {
    for (let turn = 0; turn < times; turn += 1) {
      await stack.replicas[turn % stack.replicas.length]?.replace()
      await sleep(noticed)
    }
  })
  const { requests, failures, confirmed } = await visitors.stop()
  for (const failure of failures.slice(0, 10)) say(`     ${failure}`)
  say(`  ${failures.length} of ${requests} requests failed in ${times} restarts; ${confirmed.length} orders`)
  return failures.length === 0
}

const kill = async (stack: Stack, times: number, seconds: number): Promise<boolean> => {
  const visitors = startVisitors(stack.url, [code], { isPatient: true })
  const killed = await step(`${times} kills under load`, (note) => killAtRandom(stack, { times, seconds }, note))
  await sleep(noticed)
  const { requests, confirmed } = await visitors.stop()
  const books = await readBooks(stack.databaseUrl, code, confirmed)
  say(
    `     ${Object.entries(killed)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', ')}; ${requests} requests`,
  )
  say(
    `  ${books.confirmed} orders confirmed, ${books.lost} lost, ${books.doubled} duplicated; ${books.uses} code uses, minus redemptions: ${books.miscounted}`,
  )
  return books.confirmed > 0 && books.uses > 0 && books.lost === 0 && books.doubled === 0 && books.miscounted === 0
}

await runCommand(async () => {
  checkMachine()
  if (!isVarnishHere()) throw new Fault('Varnish is not installed', 'Run apt-get install varnish varnish-modules, then run this again.')
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      shops: { type: 'string', default: '2' },
      times: { type: 'string', default: '100' },
      restarts: { type: 'string', default: '20' },
      kills: { type: 'string', default: '300' },
      seconds: { type: 'string', default: '3600' },
    },
  })
  const isAsked = (name: string): boolean => positionals.length === 0 || positionals.includes(name)
  // durable: without the shortcuts of the test server
  const server = await step('Starting Postgres', () => startPostgres({ name: 'replicas-postgres', flags: ['max_connections=200'] }))
  onStop(server.stop)
  const stack = await startStack(server.url('postgres'), Number(values.shops))
  await addCountedCode(stack.databaseUrl, code)
  const proven = [
    isAsked('agree') ? await agree(stack, Number(values.times)) : true,
    isAsked('restarts') ? await restart(stack, Number(values.restarts)) : true,
    isAsked('kills') ? await kill(stack, Number(values.kills), Number(values.seconds)) : true,
  ]
  return proven.every(Boolean) ? 0 : 1
})
