import net from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort, isPortFree, parsePort, requireFreePort } from '../../../scripts/lib/settings.mjs'

const servers: net.Server[] = []

const occupy = async (host?: string): Promise<number> => {
  const server = net.createServer()
  servers.push(server)
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen({ port, host }, resolve))
  return port
}

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
})

describe('PORT', () => {
  it('is 3000 when unset or empty', () => {
    expect(parsePort(undefined)).toBe(3000)
    expect(parsePort(' ')).toBe(3000)
  })

  it('is the given number', () => expect(parsePort('8080')).toBe(8080))

  it.each(['http', '0', '65536', '80.5', '-1'])('rejects "%s" in a line with the fix', (text) => {
    expect(() => parsePort(text)).toThrow(
      `PORT is "${text}", which is not a port number. Set it to a whole number from 1 to 65535, for example PORT=3001.`,
    )
  })
})

describe('a port', () => {
  it('is free when nobody listens', async () => expect(await isPortFree(await freePort())).toBe(true))

  it('is taken when somebody listens on every address', async () => expect(await isPortFree(await occupy())).toBe(false))

  it('that is taken names a free one', async () => {
    const port = await occupy()
    const message = await requireFreePort(port).then(
      () => '',
      (error: Error) => error.message,
    )
    expect(message).toMatch(
      new RegExp(`^Port ${port} is in use\\. Stop the process that uses it, or choose another port: PORT=\\d+ npm start\\.$`),
    )
    expect(await isPortFree(Number(/PORT=(\d+)/.exec(message)?.[1]))).toBe(true)
  })
})
