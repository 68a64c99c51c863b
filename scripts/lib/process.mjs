import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describeError, Fault, say } from './output.mjs'
import { forProcess, logFolder, root } from './project.mjs'

/** @typedef {import('./project.mjs').Variables} Variables */

/** Run in reverse order: the shop stops before its database. @type {Set<() => Promise<void> | void>} */
const stops = new Set()

/** @param {() => Promise<void> | void} stop @returns {() => void} unregisters it */
export const onStop = (stop) => {
  stops.add(stop)
  return () => void stops.delete(stop)
}

/** @type {Promise<void> | undefined} */
let stopping

export const isStopping = () => stopping !== undefined

const runStops = async () => {
  for (const stop of [...stops].reverse()) {
    try {
      await stop()
    } catch (error) {
      process.stderr.write(`${describeError(error)}\n`)
    }
  }
}

/** Idempotent. */
export const stopAll = () => (stopping ??= runStops())

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
  let code
  try {
    code = await command()
  } catch (error) {
    // errors while stopping are expected
    if (!isStopping()) {
      process.stderr.write(`\n  ✗  ${describeError(error)}\n`)
      code = 1
    }
  }
  await stopAll()
  process.exit(code)
}

/**
 * Without the name of a log, output goes to the terminal. `as`: user to run as, if root; `isPatient`: at low priority.
 * @typedef {{env?: Variables, cwd?: string, as?: {uid: number, gid: number}, log?: string, isPatient?: boolean}} RunOptions
 */

/** @param {string} command @param {string[]} args @param {RunOptions} [options] @returns {Promise<number>} exit code; 130 after a signal */
export const run = async (command, args, { env = process.env, cwd = root, as, log, isPatient = false } = {}) => {
  const output = log === undefined ? undefined : openLog(log)
  const stdio = output === undefined ? 'inherit' : ['ignore', output, output]
  const child = spawn(command, args, {
    ...as,
    cwd,
    env: forProcess(env),
    stdio: /** @type {import('node:child_process').StdioOptions} */ (stdio),
  })
  if (output !== undefined) fs.closeSync(output)
  const ended = once(child, 'exit')
  if (isPatient && child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW)
  const forget = onStop(async () => {
    if (child.kill('SIGTERM')) await ended
  })
  try {
    const [code] = await ended
    return code ?? 130
  } finally {
    forget()
  }
}

/**
 * Like `run`, but throws on failure after printing the end of the log.
 * @param {string} what subject of the message: "The build" @param {string} command @param {string[]} args
 * @param {RunOptions & {log: string, mend?: string}} options
 */
export const runLogged = async (what, command, args, options) => {
  const code = await run(command, args, options)
  if (code === 0) return
  const file = logFile(options.log)
  if (!isStopping()) process.stderr.write(`${tail(file, 40)}\n`)
  throw new Fault(`${what} failed (exit code ${code})`, options.mend ?? `See the lines above and ${path.relative(root, file)}.`)
}

/** @param {string} name */
export const logFile = (name) => path.join(logFolder, `${name}.log`)

/** Keeps the previous log, which is often needed after the next attempt. @param {string} name @returns {number} file descriptor */
export const openLog = (name) => {
  fs.mkdirSync(logFolder, { recursive: true, mode: 0o700 })
  if (fs.existsSync(logFile(name))) fs.renameSync(logFile(name), logFile(`${name}.before`))
  return fs.openSync(logFile(name), 'w', 0o600)
}

/** Shortens lines: errors quote failed statements whole, up to half a megabyte. @param {string} file @param {number} lines */
export const tail = (file, lines) => {
  const last = fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines)
  return last.map((line) => (line.length > 400 ? `${line.slice(0, 300)} …` : line)).join('\n')
}

/** Script of a package, for running with this Node without a shell. @param {...string} parts */
export const packageFile = (...parts) => path.join(root, 'node_modules', ...parts)

/**
 * Limits restarts after crashes; a fourth within a minute needs a person.
 * @param {{now?: () => number}} [options] @returns {() => boolean} whether a restart is allowed; allowed calls count
 */
export const createRestartBudget = ({ now = () => performance.now() } = {}) => {
  /** @type {number[]} */
  let starts = []
  return () => {
    starts = starts.filter((at) => now() - at < 60_000)
    if (starts.length >= 3) return false
    starts.push(now())
    return true
  }
}
