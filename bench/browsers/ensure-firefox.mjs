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
    throw new Fault(
      'Firefox, which the browser tests need, was not found',
      'Install Firefox, or set FIREFOX_PATH to your installation, and run the tests again.',
    )
  note(found)
  return found
}
