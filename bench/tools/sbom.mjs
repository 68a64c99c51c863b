// npm run bench -- sbom: bill of materials (CycloneDX), licences and known vulnerabilities of the runtime packages. Exits with 1 if a licence is not
// allowed; an unreachable registry is not an error.
import fs from 'node:fs'
import path from 'node:path'
import { readAudit } from './advisories.mjs'
import { makeBill } from './bill.mjs'
import { shopLicences } from './licences.mjs'
import { askNpm } from '../packages.mjs'
import { dataFolder, root } from '../../scripts/lib/project.mjs'
import { say } from '../../scripts/lib/output.mjs'
import { runCommand } from '../../scripts/lib/process.mjs'

const billFile = path.join(dataFolder, 'reports', 'bill-of-materials.cdx.json')

const writeBill = () => {
  const bill = makeBill()
  fs.mkdirSync(path.dirname(billFile), { recursive: true, mode: 0o700 })
  fs.writeFileSync(billFile, JSON.stringify(bill, null, 2))
  say(`\nBill of materials: ${bill.components.length} packages in ${path.relative(root, billFile)}`)
}

/** @returns {number} packages with a licence that is not allowed */
const notifyLicences = () => {
  const packages = shopLicences()
  say('\nLicences of the runtime packages')
  const counts = new Map(packages.map(({ licence }) => [licence, packages.filter((each) => each.licence === licence).length]))
  for (const [licence, count] of [...counts].sort(([, one], [, other]) => other - one)) say(`     ${String(count).padStart(4)}  ${licence}`)
  const refused = packages.filter(({ isAllowed }) => !isAllowed)
  for (const { name, licence } of refused) say(`  ✗  ${name} has the licence ${licence}, which bench/tools/licences.mjs does not allow`)
  if (refused.length === 0) say('  ✓  all allowed')
  return refused.length
}

const notifyAdvisories = () => {
  const advisories = readAudit(askNpm(['audit', '--omit=dev', '--json']).stdout)
  say('\nKnown vulnerabilities')
  if (advisories === undefined) say('  –  no advisories were returned: run this again where npm audit can reach a registry')
  else if (advisories.length === 0) say('  ✓  none')
  else for (const { name, severity, title } of advisories) say(`  !  ${severity.padEnd(9)} ${name}: ${title}`)
}

await runCommand(async () => {
  writeBill()
  const refused = notifyLicences()
  notifyAdvisories()
  return refused === 0 ? 0 : 1
})
