import { describeError } from './fault.mjs'
import { say } from './progress.mjs'

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

/** npm signals only the shell between it and this process, so the parent's death also means stop. */
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
