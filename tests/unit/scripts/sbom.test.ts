import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readAudit } from '../../../bench/tools/advisories.mjs'
import { makeBill } from '../../../bench/tools/bill.mjs'
import { isAllowed, licencesOf, shopLicences } from '../../../bench/tools/licences.mjs'
import { inFullLane } from '../../support/lane'

describe('licences of runtime packages', () => {
  it('are all allowed', () => {
    const packages = shopLicences()
    expect(packages.length).toBeGreaterThan(400)
    expect(packages.filter((each) => !each.isAllowed)).toEqual([])
  })

  it('must not disclose the shop’s source, and must be stated', () => {
    const refused = licencesOf({
      '': { license: 'MIT' },
      'node_modules/free': { license: 'ISC' },
      'node_modules/copyleft': { license: 'AGPL-3.0-only' },
      'node_modules/silent': {},
      'node_modules/tool': { license: 'GPL-3.0-only', dev: true },
    }).filter((each) => !each.isAllowed)
    expect(refused.map(({ name, licence }) => `${name} ${licence}`)).toEqual(['copyleft AGPL-3.0-only', 'silent unknown'])
  })

  it.each([
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['Apache-2.0 AND GPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
  ])('%s: %s', (expression, expected) => expect(isAllowed(expression)).toBe(expected))
})

describe('the bill of materials', () => {
  it.runIf(inFullLane)(
    'names every package of the production tree when development tools need some of them too',
    { timeout: 120_000 },
    () => {
      const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
        readonly packages: Readonly<Record<string, { readonly version: string; readonly dev?: boolean }>>
      }
      const locked = Object.entries(packages)
        .filter(([place, { dev }]) => place !== '' && dev !== true)
        .map(([place, { version }]) => `${place.split('node_modules/').at(-1) ?? ''}@${version}`)
      const billed = makeBill().components.map(({ name, version }) => `${name}@${version}`)
      expect(billed.toSorted()).toEqual([...new Set(locked)].toSorted())
      expect(billed.filter((each) => /^(?:react|pg|zod)@/.test(each))).toHaveLength(3)
    },
  )
})

describe('known vulnerabilities', () => {
  it('are listed by name and severity', () => {
    const audit = { vulnerabilities: { left: { name: 'left', severity: 'high', via: [{ title: 'Prototype pollution' }, 'right'] } } }
    expect(readAudit(JSON.stringify(audit))).toEqual([{ name: 'left', severity: 'high', title: 'Prototype pollution; through right' }])
    expect(readAudit('{"vulnerabilities":{}}')).toEqual([])
  })

  it.each(['', 'npm error', '{"message":"405 Method Not Allowed","statusCode":405}'])(
    'are unknown if the registry answers %j, which is no failure',
    (text) => expect(readAudit(text)).toBeUndefined(),
  )
})
