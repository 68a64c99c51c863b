import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createViesChecker, simulatedVatIds } from '@/integrations/vies'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** Generous timeout, except in tests of silence. */
const vies = async (answer: (response: ServerResponse) => void, patience = 10_000) => {
  const asked: { readonly url: string; readonly body: unknown }[] = []
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked.push({ url: request.url ?? '', body: JSON.parse(Buffer.concat(chunks).toString('utf8')) })
      answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { asked, checker: createViesChecker({ url: `http://127.0.0.1:${port}/rest`, patience }) }
}

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }

describe('VIES', () => {
  it('T5: looks up a number by country, and stores the response', async () => {
    const { checker, asked } = await vies(json({ countryCode: 'FR', vatNumber: '12345678901', valid: true, requestIdentifier: 'WAPI1' }))
    expect(await checker.check('FR12345678901')).toEqual({ status: 'valid', reference: 'WAPI1' })
    expect(asked).toEqual([{ url: '/rest/check-vat-number', body: { countryCode: 'FR', vatNumber: '12345678901' } }])
  })

  it('T5: treats an unassigned number as invalid', async () => {
    const { checker } = await vies(json({ valid: false }))
    expect(await checker.check('FR12345678901')).toEqual({ status: 'invalid' })
  })

  it.each([
    ['a member state that is away', json({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] })],
    ['an error with a body that says valid', json({ valid: true }, 500)],
    [
      'something else than JSON',
      (response: ServerResponse): void => {
        response.end('<html>')
      },
    ],
    ['silence', () => undefined],
    [
      'a broken connection',
      (response: ServerResponse): void => {
        response.destroy()
      },
    ],
    ['a text for a truth', json({ valid: 'true' })],
    [
      'a redirect',
      (response: ServerResponse): void => {
        response.writeHead(302, { Location: '/rest/other' }).end()
      },
    ],
  ] as const)('T5: treats %s as unknown, never valid', async (what, answer) => {
    const { checker } = await vies(answer, what === 'silence' ? 200 : undefined)
    expect(await checker.check('FR12345678901')).toEqual({ status: 'unknown' })
  })

  it('T5: simulates all three responses', async () => {
    const statuses = await Promise.all(['DE123456781', 'DE123456780', 'DE123456789'].map((vatId) => simulatedVatIds.check(vatId)))
    expect(statuses.map(({ status }) => status)).toEqual(['valid', 'invalid', 'unknown'])
  })
})
