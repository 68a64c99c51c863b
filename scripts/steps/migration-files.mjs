import fs from 'node:fs'
import { fromRoot } from './paths.mjs'

const folder = fromRoot('src', 'cms', 'migrations')

/** @returns {string[]} names as the database keeps them: `20261121_093000_first` */
export const checkedInMigrations = () =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^\d{8}_\d{6}.*\.ts$/.test(entry.name))
    .map((entry) => entry.name.slice(0, -'.ts'.length))
    .sort()

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

/** In the style of this project; Payload's command has one of its own. */
export const writeMigrationIndex = () => fs.writeFileSync(fromRoot('src', 'cms', 'migrations', 'index.ts'), migrationIndex(checkedInMigrations()))
