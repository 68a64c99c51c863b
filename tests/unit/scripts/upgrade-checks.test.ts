import { describe, expect, it } from 'vitest'
import {
  faultsOfCopies,
  faultsOfInstallation,
  faultsOfPeers,
  faultsOfUses,
  faultsOfVersions,
  guardingTests,
  packageChecks,
  reliedOn,
} from '../../../bench/tools/framework-risks.mjs'
import { testFilesIn } from '../../runner/test-filters.mjs'

describe('npm run bench -- frameworks fails if', () => {
  it('packages of one family differ in version', () => {
    expect(faultsOfVersions({ payload: '3.90.1', '@payloadcms/next': '3.91.0', react: '19.3.1', 'react-dom': '19.3.1' })).toEqual([
      'payload 3.90.1',
      '@payloadcms/next 3.91.0',
    ])
    expect(faultsOfVersions({ next: '16.5.0', 'eslint-config-next': '16.4.6' })).toHaveLength(2)
  })

  it('the installed version differs, or is missing', () => {
    const installed = (name: string) => (name === 'next' ? '16.4.6' : undefined)
    expect(faultsOfInstallation({ next: '16.5.0', zod: '4.6.7', 'typescript-native': 'npm:typescript@7.0.2' }, installed)).toEqual([
      'next 16.5.0 is wanted, 16.4.6 is installed',
      'zod 4.6.7 is wanted, nothing is installed',
    ])
  })

  it('a package of ours breaks a peer range; those of others are ignored', () => {
    const problems = [
      'invalid: next@17.0.0 /shop/node_modules/next',
      'extraneous: zod@4.0.0 /shop',
      'invalid: ms@1.0.0 /shop',
      'missing: @a/b@^2',
    ]
    expect(faultsOfPeers(problems, { next: '17.0.0', zod: '4.0.0', '@a/b': '2.0.0' })).toEqual([problems[0], problems[3]])
  })

  it('a package that compares by identity is installed twice', () => {
    expect(faultsOfCopies(['node_modules/payload', 'node_modules/x/node_modules/payload', 'node_modules/y/node_modules/ms'])).toHaveLength(
      2,
    )
  })

  it('a framework feature in use is gone', () => {
    const uses = [
      ['flag', 'next/config.js', 'isrFlushToDisk', 'next.config.ts'],
      ['file', 'next/gone.js', 'word', 'src/a.ts'],
    ]
    expect(faultsOfUses(uses, (file) => (file === 'next/config.js' ? 'const flags = []' : undefined))).toEqual([
      'flag is no longer in next/config.js (next.config.ts)',
      'file is no longer in next/gone.js (src/a.ts)',
    ])
  })
})

describe('npm run bench -- frameworks, today', () => {
  const checks = packageChecks().filter(({ name }) => !name.includes('peers') && !name.includes('installed'))

  it.each(checks.map((check) => [check.name, check] as const))('%s', (_name, { faults }) => expect(faults()).toEqual([]))

  it('runs existing tests', () => {
    expect(testFilesIn(['unit', 'architecture'])).toEqual(expect.arrayContaining(guardingTests))
    expect(reliedOn.length).toBeGreaterThan(10)
  })
})
