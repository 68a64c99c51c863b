import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { logger } from '@/payload/logger'

interface Line extends Record<string, unknown> {
  readonly msg: string
}
type Write = (...args: readonly unknown[]) => void
type Pino = (options: object, destination: { readonly write: (line: string) => void }) => Readonly<Record<'info' | 'error', Write>>

/** The pino instance Payload uses. */
const { pino } = createRequire(createRequire(import.meta.url).resolve('payload'))('pino') as { readonly pino: Pino }

const linesOf = (say: (log: ReturnType<Pino>) => void): readonly Line[] => {
  const lines: Line[] = []
  say(pino({ ...logger.options, level: 'info' }, { write: (line) => lines.push(JSON.parse(line) as Line) }))
  return lines
}

describe('the shop’s log', () => {
  it('R11: omits values and text of a failed statement', () => {
    const fault = new Error('Failed query: select 1 from customers where email = $1\nparams: ada@example.com', {
      cause: new Error('canceling statement'),
    })
    const [line] = linesOf((log) => log.error({ err: fault }))
    expect(line).toMatchObject({ level: 'error', msg: 'CMS request failed', err: { message: 'canceling statement' } })
    expect(JSON.stringify(line)).not.toContain('ada@example.com')
  })

  it('has level names and readable times', () => {
    const [line] = linesOf((log) => log.info('open'))
    expect(line).toMatchObject({ level: 'info', msg: 'open', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) })
  })

  it('redacts secrets', () => {
    const [line] = linesOf((log) => log.info({ transfer: { authorizationCode: 'EPP-12345' } }, 'moved'))
    expect(JSON.stringify(line)).not.toContain('EPP-12345')
  })

  it.each([
    [
      '22P02',
      new Error('Failed query: select 1 where id = $1\nparams: nonsense', {
        cause: Object.assign(new Error('invalid input syntax'), { code: '22P02' }),
      }),
    ],
    ['invalid JSON', new SyntaxError('Unexpected end of JSON input')],
  ])('logs a malformed read as one info line, without stack and query: %s', (reason, fault) => {
    const lines = linesOf((log) => log.error({ err: fault }))
    expect(lines).toMatchObject([{ level: 'info', msg: 'Invalid CMS request', reason }])
    expect(JSON.stringify(lines)).not.toMatch(/nonsense|frames|stack| at /)
  })

  it.each(['42703', '42P01', '23505', '57014'])('logs a possible bug as an error: %s', (code) => {
    const lines = linesOf((log) => log.error({ err: Object.assign(new Error('no such column'), { code }) }))
    expect(lines).toMatchObject([{ level: 'error', msg: 'CMS request failed', err: { code } }])
  })
})
