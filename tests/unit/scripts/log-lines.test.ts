import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { sayInLines } from '../../../scripts/door/log-lines.mjs'
import { requestIdOf, withRequestNote } from '../../../scripts/door/request-note.mjs'

const listen = () => {
  const lines: string[] = []
  const said = {} as Console
  sayInLines(said, (line) => lines.push(line))
  return { said, lines, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

describe('the name of a request', () => {
  it('is a trusted proxy’s, where one is counted and it is a name', () => {
    expect(requestIdOf('from-the-proxy', 1)).toBe('from-the-proxy')
    expect(requestIdOf('from-a-client', 0)).not.toBe('from-a-client')
    for (const odd of ['short', 'a b c d e f g h', 'x'.repeat(65), '"},{"level":"fatal', undefined, ['one-one-one', 'two-two-two']])
      expect(requestIdOf(odd, 1)).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('stands in every line that is said while it is worked for', async () => {
    const { said, read } = listen()
    const server = createServer((request, response) =>
      withRequestNote(request, response, 1, () => {
        setImmediate(() => {
          said.warn('slow')
          response.end()
        })
      }),
    ).listen(0, '127.0.0.1')
    await once(server, 'listening')
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers: { 'X-Request-Id': 'named-by-proxy' } })
    server.close()
    said.log('afterwards')
    expect(read()).toMatchObject([
      { level: 'warn', msg: 'slow', request: 'named-by-proxy' },
      { level: 'info', msg: 'afterwards' },
    ])
    expect(read()[1]).not.toHaveProperty('request')
  })
})

describe('what packages say by console', () => {
  it('is one JSON line an event, without their marks and colours', () => {
    const { said, lines, read } = listen()
    said.log('\u001b[1m▲ Next.js 16\u001b[22m')
    said.log('')
    said.error(' ⨯', new Error('first line\nsecond line'))
    said.debug('not wanted')
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
    expect(read()).toMatchObject([
      { level: 'info', msg: 'Next.js 16' },
      { level: 'error', msg: 'A request failed', fault: { name: 'Error' } },
    ])
  })
})
