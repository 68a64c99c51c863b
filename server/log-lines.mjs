// What Next and other packages say by `console`, in the form of the shop's own log: a JSON line an event.
import { format } from 'node:util'
import { trace } from '@opentelemetry/api'
import { currentRequestId } from './request-note.mjs'

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** @type {Record<'debug' | 'log' | 'info' | 'warn' | 'error', string>} */
const levelOf = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' }

/** Where the shop leaves what a log may hold of a fault (src/payload/logger.ts). */
const describeKey = Symbol.for('hostfront.describe-fault')

/** @param {Error} fault */
const describe = (fault) => {
  const describeFault = Reflect.get(globalThis, describeKey)
  return typeof describeFault === 'function' ? describeFault(fault) : { name: fault.name, message: fault.message, stack: fault.stack }
}

/** Where a disk is full the line is lost, and nothing else (src/payload/logger.ts). @param {string} line */
export const writeLine = (line) => {
  if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => undefined)
  process.stdout.write(line)
}

/** The marks Next puts before its words. @param {string} text */
const plain = (text) =>
  text
    .replaceAll(/\u001b\[\d+m/g, '')
    .replace(/^[\s⨯▲✓⚠○]+/u, '')
    .trim()

/**
 * @param {Partial<Console>} target whose methods are replaced
 * @param {(line: string) => unknown} write
 * @param {string} [least] the level from which on lines are written
 */
export const writeLogLines = (target, write, least = 'info') => {
  for (const [method, level] of Object.entries(levelOf)) {
    /** @param {unknown[]} args */
    const say = (...args) => {
      if (levels.indexOf(level) < levels.indexOf(least)) return
      const fault = args.find((each) => each instanceof Error)
      const msg = plain(format(...args.filter((each) => each !== fault)))
      if (msg === '' && fault === undefined) return
      const request = currentRequestId()
      const traced = trace.getActiveSpan()?.spanContext().traceId
      write(
        `${JSON.stringify({ level, time: new Date().toISOString(), pid: process.pid, ...(request === undefined ? {} : { request }), ...(traced === undefined ? {} : { trace: traced }), ...(fault === undefined ? {} : { fault: describe(fault) }), msg: msg || 'A request failed' })}\n`,
      )
    }
    Object.assign(target, { [method]: say })
  }
}
