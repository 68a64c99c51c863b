import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describeError, Fault, say } from './output.mjs'
import { forProcess, logFolder, root } from './project.mjs'

/** Run in reverse order: the shop stops before its database. @type {(() => Promise<void> | void)[]} */
const stops = []

/**
 * @param {() => Promise<void> | void} stop
 * @returns {() => void} unregisters it
 */
export const onStop = (stop) => {
  stops.push(stop)
  return () => {
    const index = stops.indexOf(stop)
    if (index !== -1) stops.splice(index, 1)
  }
}

/** @type {Promise<void> | undefined} */
let stopping

export const isStopping = () => stopping !== undefined

/** Idempotent. */
export const stopAll = () =>
  (stopping ??= (async () => {
    for (const stop of stops.splice(0).reverse()) {
      try {
        await stop()
      } catch (error) {
        process.stderr.write(`${describeError(error)}\n`)
      }
    }
  })())

/** npm only signals the shell between it and this process, so the parent's death also means stop. */
const stopWithNpm = () => {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) void stopAll().then(() => process.exit(0))
  }, 500).unref()
}

/**
 * Runs a command: prints faults on one line, and stops everything it started.
 * @param {() => Promise<number>} command returns the exit code
 */
export const runCommand = async (command) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // a terminal sends Ctrl-C to npm and to this process, and npm forwards it again: don't treat the second as a forced stop
    process.on(signal, () => {
      if (!isStopping()) say('\n  Stopping …')
      void stopAll().then(() => process.exit(0))
    })
  }
  stopWithNpm()
  try {
    process.exitCode = await command()
  } catch (error) {
    // errors while stopping are expected
    if (!isStopping()) {
      process.stderr.write(`\n  ✗  ${describeError(error)}\n`)
      process.exitCode = 1
    }
  }
  const code = process.exitCode
  await stopAll()
  process.exit(code)
}

/**
 * @typedef {object} RunOptions
 * @property {import('./project.mjs').Variables} [env]
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

/**
 * Limits restarts after crashes; a fourth within a minute needs a person.
 * @param {{most?: number, withinMs?: number, now?: () => number}} [options]
 * @returns {() => boolean} whether a restart is allowed; allowed calls count
 */
export const createRestartBudget = ({ most = 3, withinMs = 60_000, now = performance.now.bind(performance) } = {}) => {
  /** @type {number[]} */
  let starts = []
  return () => {
    starts = starts.filter((at) => now() - at < withinMs)
    if (starts.length >= most) return false
    starts.push(now())
    return true
  }
}
