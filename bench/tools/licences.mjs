import fs from 'node:fs'
import { fromRoot } from '../../scripts/lib/project.mjs'

/** @typedef {{license?: string, dev?: boolean, version?: string}} LockedPackage */
/** @typedef {{name: string, licence: string, isAllowed: boolean}} Licensed */

/** Licences that permit running, changing and selling a shop without disclosing its source. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
])

/** Reviewed individually: LGPL libraries that are loaded unmodified. */
const asTheyAre = /^@img\/sharp-/

/** Licences missing from lock file and package, taken from the repository. @type {readonly (readonly [RegExp, string])[]} */
const known = [
  [/^@next\/swc-/, 'MIT'],
  [/^@swc\/core-/, 'Apache-2.0'],
  [/^png-js$/, 'MIT'],
]

/** SPDX expression: OR needs one allowed licence, AND all. @param {string} expression @returns {boolean} */
export const isAllowed = (expression) => {
  const plain = expression.replace(/^\(([^()]*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  return plain.split(' AND ').every((licence) => allowed.has(licence))
}

/** Also reads the deprecated `licenses` array. @param {string} place @returns {string | undefined} */
const saidByItself = (place) => {
  const file = fromRoot(place, 'package.json')
  if (!fs.existsSync(file)) return undefined
  const { license, licenses } = JSON.parse(fs.readFileSync(file, 'utf8'))
  if (typeof license === 'string') return license
  return Array.isArray(licenses) ? licenses.map(({ type }) => type).join(' OR ') : undefined
}

/**
 * Runtime packages for all platforms, with their licences.
 * @param {Record<string, LockedPackage>} packages of package-lock.json
 * @returns {Licensed[]}
 */
export const licencesOf = (packages) =>
  Object.entries(packages).flatMap(([place, { license, dev }]) => {
    if (place === '' || dev === true) return []
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const licence = license ?? saidByItself(place) ?? known.find(([form]) => form.test(name))?.[1] ?? 'unknown'
    return [{ name, licence, isAllowed: asTheyAre.test(name) || isAllowed(licence) }]
  })

/** @returns {Licensed[]} */
export const shopLicences = () => licencesOf(JSON.parse(fs.readFileSync(fromRoot('package-lock.json'), 'utf8')).packages)
