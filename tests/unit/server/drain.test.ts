import http from 'node:http'
import { once } from 'node:events'
import net from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createDrain } from '../../../server/drain.mjs'

const servers: http.Server[] = []
const agents: http.Agent[] = []

/** Like createFront: requests during shutdown are the last on their connection. */
const start = async (handle: http.RequestListener = (_request, response) => void response.end('ok'), linger = 5000) => {
  let isLeaving = false
  const server = http.createServer((request, response) => {
    if (isLeaving) response.setHeader('Connection', 'close')
    handle(request, response)
  })
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  const drain = createDrain(server, linger)
  const stop = () => {
    isLeaving = true
    drain.announce()
    return drain.close()
  }
  return { server, port, stop }
}

const keepingAgent = () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  return agent
}

const ask = async (port: number, agent: http.Agent | false): Promise<http.IncomingMessage> => {
  const request = http.request({ host: '127.0.0.1', port, agent }).end()
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
  await answer.toArray()
  return answer
}

const listenerClosed = async (server: http.Server) => expect.poll(() => server.listening).toBe(false)

afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy()
  for (const server of servers.splice(0)) server.closeAllConnections()
})

describe('a draining server', () => {
  it('answers a kept connection, and closes it, when its next request comes after the stop', async () => {
    const { server, port, stop } = await start()
    const agent = keepingAgent()
    expect((await ask(port, agent)).headers.connection).toBe('keep-alive')
    const over = stop()
    await listenerClosed(server)
    const last = await ask(port, agent)
    expect([last.statusCode, last.headers.connection]).toEqual([200, 'close'])
    await over
  })

  it('answers a connection that was accepted when its first request comes after the stop', async () => {
    const { server, port, stop } = await start()
    const accepted = once(server, 'connection')
    const socket = net.connect(port, '127.0.0.1')
    await accepted
    const over = stop()
    await listenerClosed(server)
    socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n')
    expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^HTTP\/1\.1 200 .*connection: close/is)
    await over
  })

  it('says close on an answer when its request was in flight at the stop', async () => {
    let finish: () => void = () => undefined
    const { server, port, stop } = await start((_request, response) => (finish = () => response.end('late')))
    const received = once(server, 'request')
    const answer = ask(port, keepingAgent())
    await received
    const over = stop()
    await listenerClosed(server)
    finish()
    expect((await answer).headers.connection).toBe('close')
    await over
  })

  it('refuses new connections, and resets none, when many connect during the stop', async () => {
    const { port, stop } = await start()
    const asking = Array.from({ length: 60 }, () =>
      ask(port, false).then(
        ({ statusCode }) => statusCode,
        (error: NodeJS.ErrnoException) => error.code,
      ),
    )
    const over = stop()
    const outcomes = await Promise.all(asking)
    expect(outcomes.filter((each) => each !== 200 && each !== 'ECONNREFUSED')).toEqual([])
    await over
    expect(await ask(port, false).catch((error: NodeJS.ErrnoException) => error.code)).toBe('ECONNREFUSED')
  })

  it('ends when a connection stays idle', async () => {
    const { port, stop } = await start(undefined, 50)
    const agent = keepingAgent()
    await ask(port, agent)
    await stop()
  })
})
