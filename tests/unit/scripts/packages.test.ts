import { describe, expect, it } from 'vitest'
import { isInstalledWithoutTools, missingPackages } from '../../../scripts/lib/packages.mjs'

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/next': { version: '16.4.6' },
    'node_modules/next/node_modules/postcss': { version: '8.0.0' },
    'node_modules/only-on-mac': { version: '1.0.0', optional: true },
  },
}

describe('missing packages', () => {
  it('are all if nothing is installed', () => {
    expect(missingPackages(wanted, undefined)).toEqual(['node_modules/next', 'node_modules/next/node_modules/postcss'])
  })

  it('include other versions', () => {
    const present = { packages: { ...wanted.packages, 'node_modules/next': { version: '16.4.5' } } }
    expect(missingPackages(wanted, present)).toEqual(['node_modules/next'])
  })

  it('exclude those of other platforms', () => {
    const present = {
      packages: { 'node_modules/next': { version: '16.4.6' }, 'node_modules/next/node_modules/postcss': { version: '8.0.0' } },
    }
    expect(missingPackages(wanted, present)).toEqual([])
  })
})

describe('npm ci --omit=dev', () => {
  const locked = { packages: { ...wanted.packages, 'node_modules/vitest': { version: '4.0.0', dev: true } } }

  it('is recognised by what it omits, so a start needs none of that', () => {
    expect(isInstalledWithoutTools(locked, { packages: { 'node_modules/next': { version: '16.4.6' } } })).toBe(true)
  })

  it('is distinguished from an interrupted or missing installation', () => {
    expect(isInstalledWithoutTools(locked, { packages: { 'node_modules/vitest': { version: '3.0.0' } } })).toBe(false)
    expect(isInstalledWithoutTools(locked, undefined)).toBe(false)
  })
})
