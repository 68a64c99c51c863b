import { describeError } from './fault.mjs'
import { say } from './progress.mjs'

/** Things to stop, the last one started first: the shop goes before its database. @type {(() => Promise<void> | void)[]} */
const stops = []

/**
 * @param {() => Promise<void> | void} stop
 * @returns {() => void} takes it off the list
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

/** Stops everything, once, however often it is asked. */
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

/** npm passes a signal to the shell between it and us, and that one dies alone: whoever stops npm means us. */
const stopWithNpm = () => {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) void stopAll().then(() => process.exit(0))
  }, 500).unref()
}

/**
 * Runs a command: its faults are one line, and what it started is stopped whatever ends it.
 * @param {() => Promise<number>} command gives the exit code
 */
export const runCommand = async (command) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // a terminal sends Ctrl-C to npm and to us, and npm passes it on: the second one is not impatience
    process.on(signal, () => {
      if (!isStopping()) say('\n  Stopping …')
      void stopAll().then(() => process.exit(0))
    })
  }
  stopWithNpm()
  try {
    process.exitCode = await command()
  } catch (error) {
    // what breaks off because we are stopping is no fault
    if (!isStopping()) {
      process.stderr.write(`\n  ✗  ${describeError(error)}\n`)
      process.exitCode = 1
    }
  }
  const code = process.exitCode
  await stopAll()
  process.exit(code)
}
