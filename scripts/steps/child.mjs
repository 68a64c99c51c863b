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
 * @property {{uid: number, gid: number}} [as] another user, where we are root
 * @property {string} [log] name of the log file; without it the output goes to this terminal
 * @property {boolean} [isPatient] gives way to whatever else runs
 */

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code; 128 and more when a signal ended it
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
 * Runs a command whose failure the person has to see: the end of its log, and one line.
 * @param {string} what for the message: "The build"
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

/** A statement that failed is quoted whole, half a megabyte of it. @param {string} line */
const shorten = (line) => (line.length > 400 ? `${line.slice(0, 300)} …` : line)

/** @param {string} name */
export const logFile = (name) => path.join(logFolder, `${name}.log`)

/** @param {string} name @returns {number} a file descriptor */
export const openLog = (name) => {
  fs.mkdirSync(logFolder, { recursive: true, mode: 0o700 })
  // what went wrong the last time is often looked for after the next try
  if (fs.existsSync(logFile(name))) fs.renameSync(logFile(name), logFile(`${name}.before`))
  return fs.openSync(logFile(name), 'w', 0o600)
}

/**
 * @param {string} file
 * @param {number} lines
 */
export const tail = (file, lines) => fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).map(shorten).join('\n')

/** A package's own command, run by this Node: no shell, no .bin folder. @param {...string} parts */
export const packageFile = (...parts) => path.join(root, 'node_modules', ...parts)
