import fs from 'node:fs'
import { expect, test } from '@playwright/test'
import { mailboxPolicy } from '../../src/config/security-headers'

test.describe('the shop’s address', () => {
  test('robots.txt and the sitemap name the address of the running shop', async ({ request, baseURL }) => {
    const origin = new URL(baseURL ?? '').origin
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${origin}/en</loc>`)
  })

  test('the local mailbox has a policy of its own: nothing in a mail runs', async ({ request }) => {
    expect((await request.get('/api/mailbox')).headers()['content-security-policy']).toBe(mailboxPolicy)
  })

  test('no page is drawn by the build, which knows no address', () => {
    const manifest = JSON.parse(fs.readFileSync('.next/prerender-manifest.json', 'utf8')) as {
      readonly routes: Readonly<Record<string, unknown>>
    }
    expect(Object.keys(manifest.routes).toSorted()).toEqual(['/_global-error', '/_not-found', '/icon.svg'])
  })
})
