import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createEcbSource } from '@/integrations/ecb'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

const bank = async (answer: (response: ServerResponse) => void) => {
  const server = createServer((_, response) => answer(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return createEcbSource({ url: `http://127.0.0.1:${port}/daily.xml`, patience: 300 })
}

const file = `<Cube><Cube time='2026-11-24'><Cube currency='USD' rate='1.25'/><Cube currency='GBP' rate='0.9'/></Cube></Cube>`

describe('the ECB rate source', () => {
  it('M8: converts its daily file to rates per US dollar', async () => {
    const rates = await (await bank((response) => void response.end(file))).find()
    expect(rates?.day).toBe('2026-11-24')
    expect([...(rates?.rates ?? [])]).toEqual([
      ['EUR', '0.8'],
      ['GBP', '0.72'],
    ])
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['an error with a file', (response) => void response.writeHead(500).end(file)],
    ['something else', (response) => void response.end('<html>')],
    ['a way to another place', (response) => void response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()],
    ['silence', () => undefined],
    ['a broken line', (response) => void response.destroy()],
    ['a file without end', (response) => void response.end(file + ' '.repeat(60_001))],
    [
      'a file that never ends',
      (response) => {
        response.write(file)
      },
    ],
  ])('M8: rejects %s', async (_, answer) => {
    expect(await (await bank(answer)).find()).toBeNull()
  })
})
