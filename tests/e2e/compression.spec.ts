import http from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

interface Got {
  readonly encoding: string | undefined
  readonly vary: string | undefined
  readonly body: Buffer
}

const get = (url: string, accepted: string): Promise<Got> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'Accept-Encoding': accepted } }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({ encoding: answer.headers['content-encoding'], vary: answer.headers.vary, body: Buffer.concat(parts) }),
        )
      })
      .on('error', reject)
  })

test('ADR 016: compresses pages, scripts and stylesheets with Brotli, or gzip, completely', async ({ baseURL }) => {
  const page = `${baseURL}/en`
  const plain = await get(page, 'identity')
  const html = plain.body.toString()
  const [script] = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(html) ?? []
  const [sheet] = /\/_next\/static\/chunks\/[\w.~-]+\.css/.exec(html) ?? []
  expect(plain.encoding).toBeUndefined()
  for (const url of [page, `${baseURL}${script}`, `${baseURL}${sheet}`]) {
    const [whole, brotli, gzip] = [await get(url, 'identity'), await get(url, 'gzip, deflate, br, zstd'), await get(url, 'gzip')]
    expect([whole.encoding, brotli.encoding, gzip.encoding], url).toEqual([undefined, 'br', 'gzip'])
    expect(brotliDecompressSync(brotli.body).equals(whole.body), url).toBe(true)
    expect(gunzipSync(gzip.body).equals(whole.body), url).toBe(true)
    expect(brotli.body.length, url).toBeLessThan(gzip.body.length)
    expect(brotli.vary, url).toMatch(/accept-encoding/i)
  }
})

test('ADR 016: every script of a page has a compile hint for Chromium', async ({ request }) => {
  const html = await (await request.get('/en')).text()
  const scripts = [...new Set([...html.matchAll(/<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)"/g)].map(([, path]) => path ?? ''))]
  expect(scripts.length).toBeGreaterThan(5)
  for (const path of scripts) expect((await (await request.get(path)).text()).split('\n')[0], path).toBe('//# allFunctionsCalledOnLoad')
})
