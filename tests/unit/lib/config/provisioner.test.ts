import { describe, expect, it } from 'vitest'
import { parseBuildEnvironment } from '@/lib/config/env'
import { chosenProvisioner } from '@/lib/config/provisioner'

describe('the default provisioner', () => {
  it('U30: is simulated on a local machine, and staff anywhere else', () => {
    expect(chosenProvisioner({ SITE_URL: 'http://localhost:3000' })).toBe('simulated')
    expect(chosenProvisioner({ SITE_URL: 'http://localhost:3000', PROVISIONING_PROVIDER: 'manual' })).toBe('manual')
    expect(chosenProvisioner({ SITE_URL: 'https://shop.example' })).toBe('manual')
  })

  it.each(['https://shop.example', 'http://192.168.1.4:3000', 'https://localhost.example'])(
    'U30: prevents a shop at %s from starting with the simulation',
    (SITE_URL) => {
      expect(() => parseBuildEnvironment({ SITE_URL, PROVISIONING_PROVIDER: 'simulated' })).toThrow(
        /PROVISIONING_PROVIDER must not be simulated/,
      )
      expect(parseBuildEnvironment({ SITE_URL, PROVISIONING_PROVIDER: 'manual' }).PROVISIONING_PROVIDER).toBe('manual')
    },
  )
})
