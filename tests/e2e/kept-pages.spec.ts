import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { privatePaths, publicPaths } from './support/paths'

const inlineScripts = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")([^>]*)>([\s\S]*?)<\/script>/g

/** Inline scripts the policy does not allow, and keywords in it that allow others. */
const unnamed = (html: string, policy: string): readonly string[] => {
  const [, allowed = ''] = policy.match(/script-src ([^;]*)/) ?? []
  const scripts = [...html.matchAll(inlineScripts)].filter(([, attributes = '', script = '']) => {
    const nonce = attributes.match(/nonce="([^"]+)"/)?.[1]
    const hash = createHash('sha256').update(script).digest('base64')
    return !allowed.includes(`'sha256-${hash}'`) && !(nonce !== undefined && allowed.includes(`'nonce-${nonce}'`))
  })
  return [...scripts.map(([whole]) => whole.slice(0, 80)), ...(allowed.match(/'unsafe-[a-z-]+'|\*|https?:|data:/g) ?? [])]
}

test('ADR 011: names every inline script by hash or nonce, and allows no other', async ({ request }) => {
  const wrong: string[] = []
  for (const path of [...publicPaths, ...privatePaths, '/domains/search?q=otter', '/nothing-here', '/login?failed=1']) {
    const answer = await request.get(`/en${path}`)
    const policies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy')
    expect(policies).toHaveLength(1)
    for (const fault of unnamed(await answer.text(), policies[0]?.value ?? '')) wrong.push(`${path}: ${fault}`)
  }
  expect(wrong).toEqual([])
})

test('serves a cached page with the same ETag for any query, and 304 on revalidation', async ({ request }) => {
  const first = await request.get('/en/about')
  const { etag = '' } = first.headers()
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect((await request.get('/en/about?utm_source=letter')).headers()['etag']).toBe(etag)
  expect((await request.get('/en/about', { headers: { 'If-None-Match': etag } })).status()).toBe(304)
})
