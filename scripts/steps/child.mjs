import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Fault } from './fault.mjs'
import { logFolder, root } from './paths.mjs'
import { isStopping, onStop } from './until-stopped.mjs'
import { forProcess } from './variables.mjs'

/**
 * @typedef {object} RunOptions
 * @property {import('./variables.mjs').Variables} [env]
 * @property {string} [cwd]
 * @property {{uid: number, gid: number}} [as] user to run as, if root
 * @property {string} [log] log file name; without it output goes to the terminal
 * @property {boolean} [isPatient] runs at low priority
 */

/**
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} exit code; 128 and more after a signal
 */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const log = options.log === undefined ? undefined : openLog(options.log)
    const child = spawn(command, args, {
      ...options.as,
      cwd: options.cwd ?? root,
      env: forProcess(options.env ?? process.env),
      stdio: log === undefined ? 'inherit' : ['ignore', log, log],
    })
    if (options.isPatient === true && child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW)
    const ended = new Promise((end) => child.once('exit', end))
    const forget = onStop(async () => {
      if (child.kill('SIGTERM')) await ended
    })
    const done = () => {
      forget()
      if (log !== undefined) fs.closeSync(log)
    }
    child.once('error', (error) => {
      done()
      reject(error)
    })
    child.once('exit', (code, signal) => {
      done()
      resolve(code ?? (signal === null ? 1 : 130))
    })
  })

/**
 * Like `run`, but throws on failure after printing the end of the log.
 * @param {string} what subject of the message: "The build"
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions & {log: string, mend?: string}} options
 */
export const runLogged = async (what, command, args, options) => {
  const code = await run(command, args, options)
  if (code === 0) return
  if (!isStopping()) process.stderr.write(`${tail(logFile(options.log), 40)}\n`)
  throw new Fault(
    `${what} failed (exit code ${code})`,
    options.mend ?? `The lines above say why; the whole log is ${path.relative(root, logFile(options.log))}.`,
  )
}

/** Errors quote failed statements whole, up to half a megabyte. @param {string} line */
const shorten = (line) => (line.length > 400 ? `${line.slice(0, 300)} …` : line)

/** @param {string} name */
export const logFile = (name) => path.join(logFolder, `${name}.log`)

/** @param {string} name @returns {number} file descriptor */
export const openLog = (name) => {
  fs.mkdirSync(logFolder, { recursive: true, mode: 0o700 })
  // keep the previous log, which is often needed after the next attempt
  if (fs.existsSync(logFile(name))) fs.renameSync(logFile(name), logFile(`${name}.before`))
  return fs.openSync(logFile(name), 'w', 0o600)
}

/**
 * @param {string} file
 * @param {number} lines
 */
export const tail = (file, lines) => fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).map(shorten).join('\n')

/** Script of a package, for running with this Node without a shell. @param {...string} parts */
export const packageFile = (...parts) => path.join(root, 'node_modules', ...parts)
