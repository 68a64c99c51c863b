import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const at = (...parts: string[]) => JSON.stringify(new URL(path.join('../../..', ...parts), import.meta.url).href)

/** Minimal shop that reports its version and supports the takeover protocol. */
const front = (version: string) => `
  import http from 'node:http'
  import { setTimeout as sleep } from 'node:timers/promises'
  import { listen, onReplaced, whenClosed } from ${at('server', 'drain.mjs')}
  let isLeaving = false
  const server = http.createServer((request, response) => {
    if (isLeaving) response.setHeader('Connection', 'close')
    response.writeHead(${version === 'sick' ? 503 : 200}).end('${version}')
  })
  onReplaced(async () => { isLeaving = true; await sleep(300); await whenClosed(server); process.exit(0) })
  await listen(server, { port: Number(process.env.PORT), hostname: '127.0.0.1', waitsAt: Number(process.env.STANDBY_PORT) })`

const supervisor = (folder: string) => `
  import { setTimeout as sleep } from 'node:timers/promises'
  import { startBeside } from ${at('scripts', 'lib', 'shop.mjs')}
  import { freePort } from ${at('scripts', 'lib', 'settings.mjs')}
  const env = { ...process.env, PORT: String(await freePort()), SITE_URL: 'http://127.0.0.1' }
  const start = (name, seconds) => startBeside({ env, seconds, version: { home: '${folder}/' + name, build: '.next' } })
  let app = await start('one', 20)
  const answers = {}
  let isOver = false
  const visitor = async () => {
    while (!isOver) {
      const said = await fetch('http://127.0.0.1:' + env.PORT).then((answer) => answer.text(), (error) => 'failed ' + error.cause?.code)
      answers[said] = (answers[said] ?? 0) + 1
      await sleep(2)
    }
  }
  const visitors = Promise.all([visitor(), visitor(), visitor(), visitor()])
  await sleep(300)
  const refused = await start('sick', 2).then(() => 'taken', (error) => error.message)
  const next = await start('two', 20)
  app.tell('make way')
  await app.over
  app = next
  await sleep(300)
  isOver = true
  await visitors
  await app.stop()
  console.log(JSON.stringify({ answers, refused }))
  process.exit(0)`

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'take-over-'))
  for (const version of ['one', 'sick', 'two']) {
    fs.mkdirSync(path.join(folder, version, 'server'), { recursive: true })
    fs.writeFileSync(path.join(folder, version, 'server', 'index.mjs'), front(version))
  }
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

describe('a version that replaces another', { timeout: 60_000 }, () => {
  it('takes over its visitors unnoticed, and gets none if unhealthy', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', supervisor(folder)], { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    await once(child, 'close')
    const { answers, refused } = JSON.parse(output.trim().split('\n').at(-1) ?? '{}') as {
      readonly answers: Readonly<Record<string, number>>
      readonly refused: string
    }
    expect(refused).toContain('The shop did not become ready within 2 s')
    expect(Object.keys(answers).toSorted()).toEqual(['one', 'two'])
    expect(answers['two']).toBeGreaterThan(20)
  })
})
