import { describe, expect, it } from 'vitest'
import { writeLogLines } from '../../../server/log-lines.mjs'
import { requestIdOf, requestIds } from '../../../server/hand-off.mjs'

const listen = () => {
  const lines: string[] = []
  const said = {} as Console
  writeLogLines(said, (line) => lines.push(line))
  return { said, lines, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

describe('the request id', () => {
  it('is the trusted proxy’s if valid', () => {
    expect(requestIdOf('from-the-proxy', 1)).toBe('from-the-proxy')
    expect(requestIdOf('from-a-client', 0)).not.toBe('from-a-client')
    for (const odd of ['short', 'a b c d e f g h', 'x'.repeat(65), '"},{"level":"fatal', undefined, ['one-one-one', 'two-two-two']])
      expect(requestIdOf(odd, 1)).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is in every log line of its request', async () => {
    const { said, read } = listen()
    await requestIds.run('named-by-proxy', async () => {
      await new Promise((resolve) => setImmediate(resolve))
      said.warn('slow')
    })
    said.log('afterwards')
    expect(read()).toMatchObject([
      { level: 'warn', msg: 'slow', request: 'named-by-proxy' },
      { level: 'info', msg: 'afterwards' },
    ])
    expect(read()[1]).not.toHaveProperty('request')
  })
})

describe('console output of packages', () => {
  it('is one JSON line per event, without prefixes and colours', () => {
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
