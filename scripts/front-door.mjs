// Loaded before Next's own server (node --import): asks the shop's front door first, and Next where it does not answer,
// whose answers are rewritten and compressed. Both come from src/instrumentation.ts, in the same process; until then, everything goes to Next.
import http from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { sayInLines } from './door/log-lines.mjs'
import { withRequestNote } from './door/request-note.mjs'
import { introduce, ownMachineWord } from './door/visitor.mjs'

const doorKey = Symbol.for('hostfront.front-door')
const nextAnswersKey = Symbol.for('hostfront.next-answers')
const createServer = http.createServer

Object.assign(globalThis, { [Symbol.for('hostfront.own-machine')]: ownMachineWord })

// readable where somebody reads along
if (process.env.NODE_ENV === 'production' && !process.stdout.isTTY)
  sayInLines(console, (line) => process.stdout.write(line), process.env.LOG_LEVEL || 'info')

/** Every method the shop has an answer for; Next would fail over the rest. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Next names where a redirect leads twice when it draws it for the first time; and what was too large is not read to its end, so
 * that nothing more can be asked on its connection. @param {http.ServerResponse} response
 */
const mendHead = (response) => {
  const { writeHead } = response
  /** @param {unknown[]} args */
  const writeMended = (...args) => {
    const location = response.getHeader('location')
    if (Array.isArray(location)) response.setHeader('location', location[0] ?? '')
    if (args[0] === 413) response.setHeader('connection', 'close')
    return Reflect.apply(writeHead, response, args)
  }
  Object.assign(response, { writeHead: writeMended })
}

/** @param {unknown[]} args */
const createServerWithDoor = (...args) => {
  const listener = args.at(-1)
  if (typeof listener !== 'function') return Reflect.apply(createServer, http, args)
  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  const askDoorFirst = (request, response) => {
    if (!methods.has(request.method ?? '')) {
      response.writeHead(405, { Allow: [...methods].join(', '), Connection: 'close' }).end()
      return
    }
    const proxies = Number(process.env.TRUSTED_PROXY_COUNT ?? 0)
    introduce(request, proxies)
    withRequestNote(request, response, proxies, () => answer(request, response))
  }
  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  const answer = (request, response) => {
    const goOn = () => {
      mendHead(response)
      const nextAnswers = Reflect.get(globalThis, nextAnswersKey)
      if (nextAnswers === undefined) listener(request, response)
      else nextAnswers(request, response, () => listener(request, response))
    }
    const door = Reflect.get(globalThis, doorKey)
    if (door?.(request, response, goOn) !== true) goOn()
  }
  /** @type {http.Server} */
  const server = Reflect.apply(createServer, http, [...args.slice(0, -1), askDoorFirst])
  // With nobody to take one, Node answers a request to change the protocol (`curl --http2`) as any other. Only development has a use for it.
  if (process.env.NODE_ENV === 'production') server.on('listening', () => server.removeAllListeners('upgrade'))
  return server
}

Object.assign(http, { createServer: createServerWithDoor })
syncBuiltinESMExports()
