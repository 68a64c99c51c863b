import fs from 'node:fs'
import { fromRoot } from './paths.mjs'

/** @typedef {{license?: string, dev?: boolean, version?: string}} LockedPackage */
/** @typedef {{name: string, licence: string, isAllowed: boolean}} Licensed */

/** Under these a shop may be run, changed and sold without giving its own code away. */
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

/** Looked at one by one: a library of its own that is loaded as it is, which the LGPL leaves free. */
const asTheyAre = /^@img\/sharp-/

/** What neither the lock file nor the package itself says; read in its repository. @type {readonly (readonly [RegExp, string])[]} */
const known = [
  [/^@next\/swc-/, 'MIT'],
  [/^@swc\/core-/, 'Apache-2.0'],
  [/^png-js$/, 'MIT'],
]

/** An expression of SPDX: one side of OR is enough, of AND each counts. @param {string} expression @returns {boolean} */
export const isAllowed = (expression) => {
  const plain = expression.replace(/^\(([^()]*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  return plain.split(' AND ').every((licence) => allowed.has(licence))
}

/** The old form names each in an object. @param {string} place @returns {string | undefined} */
const saidByItself = (place) => {
  const file = fromRoot(place, 'package.json')
  if (!fs.existsSync(file)) return undefined
  const { license, licenses } = JSON.parse(fs.readFileSync(file, 'utf8'))
  if (typeof license === 'string') return license
  return Array.isArray(licenses) ? licenses.map(({ type }) => type).join(' OR ') : undefined
}

/**
 * Every package the shop runs with, on any system, and whether its licence is one of ours.
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
