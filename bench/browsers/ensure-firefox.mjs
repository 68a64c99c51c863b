import { canInstall, install, isBrowser, onPath } from '../../tests/runner/browser.mjs'
import { Fault } from '../../scripts/lib/output.mjs'

const names = ['firefox-esr', 'firefox']
const debianPackage = 'firefox-esr'

/** @returns {string | undefined} */
const findFirefox = () => {
  const given = process.env.FIREFOX_PATH
  return given ? given : names.map(onPath).find((file) => file !== undefined && isBrowser(file))
}

/**
 * Finds Firefox, or installs it as root on Debian.
 * @param {(words: string) => void} note
 * @returns {Promise<string>} path
 */
export const ensureFirefox = async (note) => {
  if (findFirefox() === undefined && canInstall()) await install(debianPackage)
  const found = findFirefox()
  if (found === undefined)
    throw new Fault('There is no Firefox for the journeys', 'Install Firefox, or name yours in FIREFOX_PATH, and run them again.')
  note(found)
  return found
}
