import fs from 'node:fs'
import { fromRoot } from './paths.mjs'

const folder = fromRoot('src', 'payload', 'migrations')

/** @returns {string[]} names as the database keeps them: `20261121_093000_first` */
export const checkedInMigrations = () =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^\d{8}_\d{6}.*\.ts$/.test(entry.name))
    .map((entry) => entry.name.slice(0, -'.ts'.length))
    .sort()

/** Those that the baseline took the place of: a database that came from there remembers them. @returns {string[]} */
export const replacedMigrations = () =>
  JSON.parse(fs.readFileSync(fromRoot('src', 'payload', 'migrations', 'baseline', 'replaced.json'), 'utf8'))

/** @param {string} name `20261121_093000_first_step` → `firstStep` */
const variableOf = (name) =>
  name
    .replace(/^\d{8}_\d{6}_?/, '')
    .split(/[^a-zA-Z0-9]+/)
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1))
    .join('')

/** @param {readonly string[]} names */
export const migrationIndex = (names) =>
  [
    ...names.map((name) => `import * as ${variableOf(name)} from './${name}'`),
    '',
    '/** In the order they run. */',
    'export const migrations = [',
    ...names.map((name) => `  { up: ${variableOf(name)}.up, down: ${variableOf(name)}.down, name: '${name}' },`),
    ']',
    '',
  ].join('\n')

/** What Payload compares the collections with. It reads the newest and no other. @returns {string[]} oldest first */
export const snapshots = () =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()

/** Each is half a megabyte that nobody reads. */
export const dropOldSnapshots = () => {
  for (const name of snapshots().slice(0, -1)) fs.rmSync(fromRoot('src', 'payload', 'migrations', name))
}

/** In the style of this project; Payload's command has one of its own. */
export const writeMigrationIndex = () =>
  fs.writeFileSync(fromRoot('src', 'payload', 'migrations', 'index.ts'), migrationIndex(checkedInMigrations()))
