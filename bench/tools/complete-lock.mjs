// node bench/tools/complete-lock.mjs: run after an npm install from a registry that lacks the optional packages of other platforms.
import fs from 'node:fs'
import { missingOptionalPackages } from './lock-file.mjs'
import { fromRoot } from '../../scripts/lib/project.mjs'
import { say } from '../../scripts/lib/output.mjs'

const file = fromRoot('package-lock.json')
const lock = JSON.parse(fs.readFileSync(file, 'utf8'))
const missing = missingOptionalPackages(lock.packages)
const sorted = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'))
fs.writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
say(`${Object.keys(missing).length} packages for other systems were added to package-lock.json.`)
