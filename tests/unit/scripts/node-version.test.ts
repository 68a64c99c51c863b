import { describe, expect, it } from 'vitest'
import { checkNode } from '../../../scripts/lib/packages.mjs'

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.15.1'])('accepts %s', (version) => expect(() => checkNode(version)).not.toThrow())

  it.each(['20.18.3', '18.20.4', '8.17.0'])('rejects %s in one line', (version) => {
    expect(() => checkNode(version)).toThrow(`This is Node ${version}, but the shop needs 20.19 or newer. Install the current LTS`)
  })
})
