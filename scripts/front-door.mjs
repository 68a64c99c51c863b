// Loaded before Next's own server (node --import): asks the shop's front door first, and Next where it does not answer.
// The door comes from src/instrumentation.ts, in the same process; until it is there, everything goes to Next.
import http from 'node:http'
import { syncBuiltinESMExports } from 'node:module'

const key = Symbol.for('hostfront.front-door')
const createServer = http.createServer

/** @param {unknown[]} args */
const createServerWithDoor = (...args) => {
  const listener = args.at(-1)
  if (typeof listener !== 'function') return Reflect.apply(createServer, http, args)
  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  const askDoorFirst = (request, response) => {
    const door = Reflect.get(globalThis, key)
    if (door?.(request, response) !== true) listener(request, response)
  }
  return Reflect.apply(createServer, http, [...args.slice(0, -1), askDoorFirst])
}

Object.assign(http, { createServer: createServerWithDoor })
syncBuiltinESMExports()
