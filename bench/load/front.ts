/**
 * npm run bench -- front [--seconds 10]: throughput of a cached page beside the health check of the same process, latency at 500 requests
 * per second, and Varnish in front beside nginx serving the same bytes from disk. Load comes from wrk and h2load (Debian: wrk,
 * nghttp2-client), because a load generator in Node saturates before the shop. Server and load have a core each.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findNginx } from '../chaos/production/nginx'
import { Fault, say, step } from '../../scripts/lib/output.mjs'
import { isVarnishHere, startFrontCache } from '../../tests/support/front-cache.mjs'
import { freePort } from '../../scripts/lib/settings.mjs'
import { onStop, runCommand } from '../../scripts/lib/process.mjs'
import { openShop } from '../lib/shop'

const connections = 20
const steady = 500
const accepted = 'gzip, deflate, br'
const [serverCore, loadCore] = ['0', '1']

/** Pins all threads of a process, including later ones, to one core. */
const pin = (pid: number, core: string): void => {
  spawnSync('taskset', ['-a', '-c', '-p', core, String(pid)])
}

const childrenOf = (pid: number): readonly number[] =>
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number)
    .flatMap((child) => [child, ...childrenOf(child)])

const rateOf = (url: string, seconds: number): number => {
  const args = ['-c', loadCore, 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '-H', `Accept-Encoding: ${accepted}`, url]
  const { stdout, status } = spawnSync('taskset', args, { encoding: 'utf8' })
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  if (status !== 0 || rate === undefined || /Non-2xx|Socket errors/.test(stdout))
    throw new Fault(`wrk failed for ${url}`, `Check its output:\n${stdout}`)
  return Math.round(Number(rate))
}

interface Waits {
  readonly median: string
  readonly p99: string
  readonly slowest: string
  readonly failed: number
}

/** Latencies in ms at a constant request rate, whatever the response times. The first second opens connections. */
const waitsAt = (url: string, seconds: number): Waits => {
  const log = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'hostfront-waits-')), 'log')
  onStop(async () => fs.rmSync(path.dirname(log), { recursive: true, force: true }))
  const rate = [`--rps=${steady / connections}`, '-c', String(connections), '-n', String(steady * (seconds + 1))]
  const { status, stderr } = spawnSync('h2load', ['--h1', ...rate, '-H', `accept-encoding: ${accepted}`, `--log-file=${log}`, url], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Fault(`h2load failed for ${url}`, `Check its output:\n${stderr}`)
  const rows = fs.readFileSync(log, 'utf8').trimEnd().split('\n').slice(steady)
  const answers = rows.map((row) => row.split('\t').map(Number))
  const waits = answers.map(([, , wait = 0]) => wait / 1000).toSorted((one, other) => one - other)
  const at = (share: number): string => (waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0).toFixed(1)
  return { median: at(0.5), p99: at(0.99), slowest: at(1), failed: answers.filter(([, code]) => code !== 200).length }
}

/** Waits for maximum compression, which runs a few seconds after the third hit. */
const smallest = async (url: string): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await (await fetch(url, { headers: { 'accept-encoding': accepted } })).arrayBuffer()
  await sleep(9000)
}

const startNginx = async (program: string, body: Buffer): Promise<string> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hostfront-nginx-'))
  fs.chmodSync(folder, 0o755)
  fs.writeFileSync(path.join(folder, 'page'), body, { mode: 0o644 })
  const port = await freePort()
  const server = `server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html; add_header Content-Encoding br; etag on; }`
  const config = ['daemon off;', 'worker_processes 1;', `pid ${folder}/pid;`, `error_log ${folder}/error.log;`, 'events {}']
  fs.writeFileSync(path.join(folder, 'nginx.conf'), [...config, `http { access_log off; open_file_cache max=10; ${server} }`].join('\n'))
  const child = spawn('taskset', ['-c', serverCore, program, '-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' })
  onStop(async () => {
    const over = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await over
    fs.rmSync(folder, { recursive: true, force: true })
  })
  await sleep(1000)
  return `http://127.0.0.1:${port}/page`
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
  const seconds = Number(values.seconds)
  const nginx = findNginx()
  for (const [program, from] of [
    ['wrk', 'wrk'],
    ['h2load', 'nghttp2-client'],
  ] as const)
    if (spawnSync(program, ['--version']).error !== undefined)
      throw new Fault(`${program} is not installed`, `Run apt-get install ${from}, then run this again.`)
  const shop = await openShop('pages', { overrides: { RUN_JOBS: 'false' } })
  const [home, health] = [`${shop.url}/en`, `${shop.url}/api/health/live`]
  await step('Waiting for the compressed home page', () => smallest(home))
  const body = Buffer.from(await (await fetch(home, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer())
  const { stdout: packed } = spawnSync('curl', ['-s', '-H', `Accept-Encoding: ${accepted}`, home], { maxBuffer: 10_000_000 })
  say(`  ${home}: ${(body.length / 1000).toFixed(1)} kB plain, ${(packed.length / 1000).toFixed(1)} kB compressed`)

  const { median, p99, slowest, failed } = waitsAt(home, seconds)
  say(`  At ${steady} requests per second on both cores: p50 ${median} ms, p99 ${p99} ms, slowest ${slowest} ms, failed ${failed}`)

  pin(shop.pid, serverCore)
  rateOf(home, 2)
  const [pages, checks] = [rateOf(home, seconds), rateOf(health, seconds)]
  say(`  The shop on one core: ${pages} pages per second, ${checks} health checks per second, ratio ${(pages / checks).toFixed(2)}`)

  if (isVarnishHere() && nginx !== undefined) {
    const front = await startFrontCache([Number(new URL(shop.url).port)])
    onStop(front.stop)
    for (const pid of [front.pid, ...childrenOf(front.pid)]) pin(pid, serverCore)
    const disk = await startNginx(nginx, packed)
    const url = `${front.url}/en`
    for (const each of [url, disk]) rateOf(each, 2)
    const [cached, served] = [rateOf(url, seconds), rateOf(disk, seconds)]
    say(
      `  Varnish on one core: ${cached} per second; nginx with the same bytes from disk: ${served} per second; ratio ${(cached / served).toFixed(2)}`,
    )
  }
  return 0
})
