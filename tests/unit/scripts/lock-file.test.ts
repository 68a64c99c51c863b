import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { missingOptionalPackages } from '../../../bench/tools/lock-file.mjs'

interface LockEntry {
  readonly integrity?: string
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
}

describe('the lock file', () => {
  it('contains the packages of every platform, so that npm ci works everywhere', () => {
    const { packages } = JSON.parse(fs.readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'))
    expect(Object.keys(missingOptionalPackages(packages))).toEqual([])
  })

  it('has the required fields of each package, except for a known number of other platforms', () => {
    const { packages } = JSON.parse(fs.readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as {
      packages: Record<string, LockEntry>
    }
    const unproven = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && integrity === undefined)
    const isForOurs = ({ os, cpu }: LockEntry) =>
      (os === undefined || os.includes('linux')) && (cpu?.includes('x64') === true || cpu?.includes('arm64') === true || cpu === undefined)
    expect(unproven.filter(([, entry]) => entry.optional !== true || isForOurs(entry)).map(([path]) => path)).toEqual([])
    expect(unproven.length).toBeLessThanOrEqual(44)
  })

  it('gets missing entries with their platform', () => {
    const optionalDependencies = { '@a/b-linux-x64-musl': '1.0.0', '@a/b-darwin-arm64': '1.0.0', '@a/b-wasm32-wasi': '1.0.0' }
    expect(missingOptionalPackages({ 'node_modules/@a/b': { version: '1.0.0', dev: true, optionalDependencies } })).toEqual({
      'node_modules/@a/b-linux-x64-musl': { version: '1.0.0', dev: true, optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
      'node_modules/@a/b-darwin-arm64': { version: '1.0.0', dev: true, optional: true, os: ['darwin'], cpu: ['arm64'] },
      'node_modules/@a/b-wasm32-wasi': { version: '1.0.0', dev: true, optional: true, cpu: ['wasm32'] },
    })
  })

  it('resolves packages like Node', () => {
    const inner = { version: '1.0.0', optionalDependencies: { 'b-linux-x64-gnu': '1.0.0', 'c-linux-x64-gnu': '1.0.0' } }
    const entries = {
      'node_modules/outer/node_modules/inner': inner,
      'node_modules/outer/node_modules/inner/node_modules/b-linux-x64-gnu': { version: '1.0.0' },
      'node_modules/c-linux-x64-gnu': { version: '1.0.0' },
    }
    expect(missingOptionalPackages(entries)).toEqual({})
  })
})
