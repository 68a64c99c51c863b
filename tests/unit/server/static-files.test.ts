import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressStatic } from '@/lib/config/compress-static'
import { startFront } from '../../support/in-front'

const script = `${'say("something"); '.repeat(400)}`
let build: string
let front: Awaited<ReturnType<typeof startFront>>

beforeAll(async () => {
  build = mkdtempSync(path.join(tmpdir(), 'static-files-'))
  mkdirSync(path.join(build, 'static', 'chunks'), { recursive: true })
  writeFileSync(path.join(build, 'static', 'chunks', 'a.js'), script)
  writeFileSync(path.join(build, 'static', 'chunks', 'small.js'), 'go()')
  writeFileSync(path.join(build, 'static', 'font.woff2'), Buffer.alloc(2000))
  await compressStatic(build)
  mkdirSync(path.join(build, 'before', 'chunks'), { recursive: true })
  writeFileSync(path.join(build, 'before', 'chunks', 'old.js'), 'before()')
  front = await startFront(({ url }, response) => response.writeHead(404).end(`Next was asked for ${url}`), {
    files: path.join(build, 'static'),
    earlier: path.join(build, 'before'),
  })
})
afterAll(async () => {
  await front.stop()
  rmSync(build, { recursive: true })
})

const get = (url: string, accepted = 'identity', headers = {}) => front.ask(url, { headers: { 'accept-encoding': accepted, ...headers } })

describe('static build files', () => {
  it('are compressed in the build if that helps', () => {
    const { length } = readFileSync(path.join(build, 'static', 'chunks', 'a.js.br'))
    expect(length).toBeLessThan(script.length / 20)
    for (const name of ['chunks/small.js.br', 'font.woff2.br', 'chunks/a.js.br.gz'])
      expect(existsSync(path.join(build, 'static', name)), name).toBe(false)
  })

  it('are served in the best encoding, as immutable, with security headers', async () => {
    const [br, gzip, plain] = [
      await get('/_next/static/chunks/a.js', 'gzip, br'),
      await get('/_next/static/chunks/a.js', 'gzip'),
      await get('/_next/static/chunks/a.js'),
    ]
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect([brotliDecompressSync(br.body).toString(), gunzipSync(gzip.body).toString(), plain.text]).toEqual([script, script, script])
    expect(br.headers).toMatchObject({
      'cache-control': 'public,max-age=31536000,immutable',
      'content-type': 'text/javascript',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
    expect((await get('/_next/static/chunks/a.js', 'br', { 'if-none-match': br.headers.etag })).status).toBe(304)
  })

  it('of the previous build stay available for pages open during an upgrade', async () => {
    expect((await get('/_next/static/chunks/old.js')).text).toBe('before()')
  })

  it('that are missing go to Next, and no other build file is served', async () => {
    for (const url of [
      '/_next/static/chunks/b.js',
      '/_next/static/../server/secret.js',
      '/_next/static/',
      '/_next/static/chunks/%2e%2e/%2e%2e/BUILD_ID',
    ])
      expect([url, (await get(url)).status]).toEqual([url, 404])
    expect((await get('/_next/static/chunks/b.js?v=1')).text).toBe('Next was asked for /_next/static/chunks/b.js?v=1')
  })
})
