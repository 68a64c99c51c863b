import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Fault } from '../../scripts/lib/output.mjs'
import { askNpm } from '../packages.mjs'
import { fromRoot } from '../../scripts/lib/project.mjs'

/** @typedef {{name: string, version: string}} Component */
/** @typedef {{metadata: {component: {name: string}}, components: Component[]}} Bill CycloneDX document */

/** @param {string} file */
const readJson = (file) => JSON.parse(fs.readFileSync(fromRoot(file), 'utf8'))

/**
 * Copies both files without development packages: `npm sbom --omit=dev` also drops runtime packages that a development tool needs.
 * @param {string} folder
 */
const writeProductionTree = (folder) => {
  const { packages, ...lock } = readJson('package-lock.json')
  const kept = Object.fromEntries(Object.entries(packages).filter(([, { dev }]) => dev !== true))
  const top = { ...packages[''], devDependencies: {} }
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...readJson('package.json'), devDependencies: {} }))
  fs.writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages: { ...kept, '': top } }))
}

/**
 * Bill of materials of the runtime packages, reproducible from the lock file.
 * @returns {Bill}
 */
export const makeBill = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hostfront-bill-'))
  try {
    writeProductionTree(folder)
    const { stdout, stderr } = askNpm(['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'], folder)
    if (!stdout.startsWith('{'))
      throw new Fault(
        'npm did not write a bill of materials',
        stderr.trim() ? `Check its output: ${stderr.trim()}` : 'Install npm 10 or newer.',
      )
    /** @type {Bill} */
    const bill = JSON.parse(stdout)
    // npm uses the folder name
    bill.metadata.component.name = 'hostfront'
    return bill
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
