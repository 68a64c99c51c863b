import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { Fault } from '../../scripts/lib/output.mjs'
import { packageFile, run } from '../../scripts/lib/process.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Headless Chromium, which runs the tests in half the time. */
const shell = 'chromium-headless-shell'

/** @param {string} name @returns {string | undefined} */
export const onPath = (name) => {
  for (const folder of (process.env.PATH ?? '').split(':')) {
    const file = `${folder}/${name}`
    if (folder !== '' && fs.existsSync(file)) return file
  }
  return undefined
}

/** Some distributions install a stub under that name. @param {string} file */
export const isBrowser = (file) => spawnSync(file, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 }).status === 0

/** @returns {Promise<string | undefined>} Playwright's download, if present */
const playwrightsOwn = async () => {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return fs.existsSync(file) ? file : undefined
}

/** @returns {Promise<string | undefined>} */
export const findBrowser = async () => {
  const given = process.env.CHROMIUM_PATH
  if (given !== undefined && given !== '') {
    if (isBrowser(given)) return given
    throw new Fault(`CHROMIUM_PATH is ${given}, which is no Chromium that runs`, 'Mend it, or unset it to have one looked for.')
  }
  return names.map(onPath).find((file) => file !== undefined && isBrowser(file)) ?? playwrightsOwn()
}

const isRoot = process.getuid?.() === 0
export const canInstall = () => isRoot && onPath('apt-get') !== undefined

/** @param {string} name Debian package */
export const install = (name) =>
  run('sh', ['-c', `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y ${name}`], { log: `browser-${name}` })

/** @returns {string | undefined} */
const findShell = () => {
  const file = process.env.CHROMIUM_PATH ? undefined : onPath(shell)
  return file !== undefined && isBrowser(file) ? file : undefined
}

/**
 * Fastest browser for tests: the headless shell, installed if possible without prompting, otherwise any.
 * @param {(words: string) => void} note
 * @returns {Promise<string>} path
 */
export const ensureTestBrowser = async (note) => {
  if (!process.env.CHROMIUM_PATH && findShell() === undefined && canInstall()) await install(shell)
  const found = findShell()
  if (found === undefined) return ensureBrowser(note)
  note(found)
  return found
}

/**
 * @param {(words: string) => void} note
 * @returns {Promise<string>} path
 */
export const ensureBrowser = async (note) => {
  const found = await findBrowser()
  if (found !== undefined) {
    note(found)
    return found
  }
  const playwright = packageFile('@playwright', 'test', 'cli.js')
  const tries = [
    () => run(process.execPath, [playwright, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], { log: 'browser' }),
    ...(canInstall() ? [() => install('chromium')] : []),
  ]
  for (const attempt of tries) {
    await attempt()
    const installed = await findBrowser()
    if (installed === undefined || !isBrowser(installed)) continue
    note(`${installed}, just installed`)
    return installed
  }
  throw new Fault(
    'There is no Chromium for the browser tests, and none could be installed',
    'Install Chromium or Chrome, or name one in CHROMIUM_PATH, and run the tests again.',
  )
}
