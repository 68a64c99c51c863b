// Loaded before Next's own server (node --import): asks the shop's front door first, and Next where it does not answer,
// whose answers are rewritten and compressed. Both come from src/instrumentation.ts, in the same process; until then, everything goes to Next.
import http from 'node:http'
import { syncBuiltinESMExports } from 'node:module'

const doorKey = Symbol.for('hostfront.front-door')
const nextAnswersKey = Symbol.for('hostfront.next-answers')
const createServer = http.createServer

/** Next names where a redirect leads twice when it draws it for the first time. @param {http.ServerResponse} response */
const nameLocationOnce = (response) => {
  const { writeHead } = response
  /** @param {unknown[]} args */
  const writeHeadOnce = (...args) => {
    const location = response.getHeader('location')
    if (Array.isArray(location)) response.setHeader('location', location[0] ?? '')
    return Reflect.apply(writeHead, response, args)
  }
  Object.assign(response, { writeHead: writeHeadOnce })
}

/** @param {unknown[]} args */
const createServerWithDoor = (...args) => {
  const listener = args.at(-1)
  if (typeof listener !== 'function') return Reflect.apply(createServer, http, args)
  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  const askDoorFirst = (request, response) => {
    const door = Reflect.get(globalThis, doorKey)
    if (door?.(request, response) === true) return
    nameLocationOnce(response)
    const goOn = () => listener(request, response)
    const nextAnswers = Reflect.get(globalThis, nextAnswersKey)
    if (nextAnswers === undefined) goOn()
    else nextAnswers(request, response, goOn)
  }
  return Reflect.apply(createServer, http, [...args.slice(0, -1), askDoorFirst])
}

Object.assign(http, { createServer: createServerWithDoor })
syncBuiltinESMExports()
