import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { canInstall, install, onPath } from '../../tests/runner/browser.mjs'
import { logFile, onStop, openLog, tail } from '../../scripts/lib/process.mjs'
import { Fault } from '../../scripts/lib/output.mjs'
import { freePort } from '../../scripts/lib/settings.mjs'

const debianPackages = 'webkit2gtk-driver xvfb'
const libraries = '/usr/lib'

/** MiniBrowser of WebKitGTK, in a versioned folder. */
const findBrowser = () => {
  if (process.env.WEBKIT_PATH) return process.env.WEBKIT_PATH
  const folders = [
    libraries,
    '/usr/libexec',
    ...fs
      .readdirSync(libraries)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => `${libraries}/${name}`),
  ]
  const versions = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']
  return folders.flatMap((folder) => versions.map((version) => `${folder}/${version}/MiniBrowser`)).find((file) => fs.existsSync(file))
}

const findPrograms = () => ({ WebKitWebDriver: onPath('WebKitWebDriver'), Xvfb: onPath('Xvfb'), "WebKitGTK's MiniBrowser": findBrowser() })

/** @param {Record<string, string | undefined>} programs */
const missingOf = (programs) => Object.keys(programs).filter((name) => programs[name] === undefined)

/**
 * Finds the programs for WebKit tests, or installs them as root on Debian.
 * @param {(words: string) => void} note
 * @returns {Promise<{driver: string, screen: string, browser: string}>} paths
 */
export const ensureWebkit = async (note) => {
  if (missingOf(findPrograms()).length > 0 && canInstall()) await install(debianPackages)
  const programs = findPrograms()
  const { WebKitWebDriver: driver, Xvfb: screen, "WebKitGTK's MiniBrowser": browser } = programs
  if (driver === undefined || screen === undefined || browser === undefined) {
    throw new Fault(
      `The WebKit tests need programs that are not installed: ${missingOf(programs).join(', ')}`,
      `Install them (Debian: apt-get install ${debianPackages}) and run the tests again.`,
    )
  }
  note(browser)
  return { driver, screen, browser }
}

/** @param {import('node:child_process').ChildProcess} child */
const stopWhenDone = (child) => {
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) await ended
  }
  void ended.then(onStop(stop))
  return stop
}

/** @param {string} url @param {string} log */
const waitUntilReady = async (url, log) => {
  for (const end = performance.now() + 30_000; performance.now() < end; await sleep(100)) {
    const answer = await fetch(`${url}/status`).catch(() => null)
    if (answer?.ok) return
  }
  throw new Fault('WebKitWebDriver did not respond within 30 s', `Check the end of its log: ${tail(logFile(log), 5) || '(empty)'}`)
}

/**
 * Starts a virtual display and the driver on it.
 * @param {{driver: string, screen: string}} programs
 */
export const startWebkitDriver = async ({ driver, screen }) => {
  const log = 'webkit-driver'
  const output = openLog(log)
  // prints its display number once it is ready
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', output, output, 'pipe'],
  })
  const stopScreen = stopWhenDone(display)
  const [number] = await Promise.race([
    once(/** @type {import('node:stream').Readable} */ (display.stdio[3]), 'data'),
    once(display, 'exit').then(() => [null]),
  ])
  if (number === null)
    throw new Fault('Xvfb, the virtual display for WebKit, did not start', `Check the end of its log: ${tail(logFile(log), 5)}`)
  const port = await freePort()
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11' }
  const program = spawn(driver, [`--port=${port}`], { env, stdio: ['ignore', output, output] })
  const stopDriver = stopWhenDone(program)
  fs.closeSync(output)
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    await stopDriver()
    await stopScreen()
  }
  await waitUntilReady(url, log)
  return { url, stop }
}
