// Turns console output of Next and other packages into the shop's log format: one JSON line per event.
import { format } from 'node:util'
import { trace } from '@opentelemetry/api'
import { handOff, requestIds } from './hand-off.mjs'

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** @type {Record<'debug' | 'log' | 'info' | 'warn' | 'error', string>} */
const levelOf = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' }

/** @param {Error} fault */
const describe = (fault) => handOff.describeError?.(fault) ?? { name: fault.name, message: fault.message, stack: fault.stack }

/** If the disk is full, only the line is lost (src/payload/logger.ts). @param {string} line */
export const writeLine = (line) => {
  if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => undefined)
  process.stdout.write(line)
}

/** Strips Next's colours and symbols. @param {string} text */
const plain = (text) =>
  text
    .replaceAll(/\u001b\[\d+m/g, '')
    .replace(/^[\s⨯▲✓⚠○]+/u, '')
    .trim()

/**
 * @param {Partial<Console>} target console to patch
 * @param {(line: string) => unknown} write
 * @param {string} [least] minimum level
 */
export const writeLogLines = (target, write, least = 'info') => {
  for (const [method, level] of Object.entries(levelOf)) {
    /** @param {unknown[]} args */
    const say = (...args) => {
      if (levels.indexOf(level) < levels.indexOf(least)) return
      const fault = args.find((each) => each instanceof Error)
      const msg = plain(format(...args.filter((each) => each !== fault)))
      if (msg === '' && fault === undefined) return
      const request = requestIds.getStore()
      const traced = trace.getActiveSpan()?.spanContext().traceId
      write(
        `${JSON.stringify({ level, time: new Date().toISOString(), pid: process.pid, ...(request === undefined ? {} : { request }), ...(traced === undefined ? {} : { trace: traced }), ...(fault === undefined ? {} : { fault: describe(fault) }), msg: msg || 'A request failed' })}\n`,
      )
    }
    Object.assign(target, { [method]: say })
  }
}
