import fs from 'node:fs'
import { fromRoot } from './project.mjs'

const folder = fromRoot('src', 'payload', 'migrations')

/** @returns {string[]} names as stored in the database: `20261121_093000_first` */
export const checkedInMigrations = () =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^\d{8}_\d{6}.*\.ts$/.test(entry.name))
    .map((entry) => entry.name.slice(0, -'.ts'.length))
    .sort()

/** Migrations replaced by the baseline, which older databases still list. @returns {string[]} */
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

/** Snapshots Payload diffs the collections against; it reads only the newest. @returns {string[]} oldest first */
export const snapshots = () =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()

/** Only the newest is read; each has half a megabyte. */
export const dropOldSnapshots = () => {
  for (const name of snapshots().slice(0, -1)) fs.rmSync(fromRoot('src', 'payload', 'migrations', name))
}

/** Formatted for this project, unlike Payload's own output. */
export const writeMigrationIndex = () =>
  fs.writeFileSync(fromRoot('src', 'payload', 'migrations', 'index.ts'), migrationIndex(checkedInMigrations()))
