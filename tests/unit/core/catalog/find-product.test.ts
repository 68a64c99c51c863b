import { describe, expect, it } from 'vitest'
import { findAddon, findExtension, findService } from '@/core/catalog/types'
import { catalog } from '../../../support/engine/catalog'

describe('product lookup', () => {
  it('finds a service by type and id', () => {
    expect(findService(catalog, 'hosting', 'shared-basic')?.id).toBe('shared-basic')
    expect(findService(catalog, 'hosting', 'nothing')).toBeUndefined()
  })

  it('O4: finds no service under another type', () => {
    expect(findService(catalog, 'ssl', 'shared-basic')).toBeUndefined()
  })

  it('P10: treats the ssl add-on as an add-on, not a certificate', () => {
    expect(findAddon(catalog, 'ssl')?.category).toBe('security')
    expect(findService(catalog, 'ssl', 'ssl')).toBeUndefined()
  })

  it('finds a TLD with its dot', () => {
    expect(findExtension(catalog, '.com')?.renewal).toBe(1499)
    expect(findExtension(catalog, 'com')).toBeUndefined()
  })

  it('finds nothing for inherited object properties', () => {
    expect(findAddon(catalog, 'constructor')).toBeUndefined()
    expect(findService(catalog, 'hosting', '__proto__')).toBeUndefined()
  })
})
