import { expect, test } from '@playwright/test'

/** Bytes of HTML, a tenth above what was measured: whoever makes a page heavier sees it here, and says why (ADR 024). */
const mostBytes = { '/en': 330_000, '/en/about': 192_000, '/en/pricing': 530_000 } as const

for (const [path, most] of Object.entries(mostBytes)) {
  test(`${path} sends at most ${most / 1000} KB of HTML, uncompressed`, async ({ request }) => {
    const answer = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } })
    expect(answer.status()).toBe(200)
    expect((await answer.body()).length).toBeLessThan(most)
  })
}
