import { afterEach, describe, expect, it } from 'vitest'
import { createRfc2136DnsHost } from '@/integrations/rfc2136/dns-host'
import type { TsigKey } from '@/integrations/rfc2136/wire'
import { dnsHostCases } from '../../../support/dns-host-contract'
import { named, startBind } from '../../../support/real-bind'

const key: TsigKey = { algorithm: 'hmac-sha256', name: 'shop.test', secret: Buffer.from('a secret of thirty-two bytes, yes') }

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const worldOf = async () => {
  const server = await startBind(named ?? '', ['meadow.com', 'orchard.com'], key)
  closers.push(server.close)
  let isDown = false
  const at = (address: typeof server.address) =>
    createRfc2136DnsHost({ server: address, key, nameservers: [], now: Date.now, timeout: 2_000 })
  const [alive, gone] = [at(server.address), at({ ...server.address, port: 1 })]
  const now = () => (isDown ? gone : alive)
  return {
    host: {
      nameservers: [],
      read: (zone: string) => now().read(zone),
      change: (...change: Parameters<typeof alive.change>) => now().change(...change),
      clear: (zone: string) => now().clear(zone),
    },
    breakDown: () => {
      isDown = true
    },
    mend: () => {
      isDown = false
    },
  }
}

// Optional: tests must not require installed programs.
describe.skipIf(named === undefined)('a real BIND', () => {
  it.each(dnsHostCases)('$name', { timeout: 30_000 }, async ({ check }) => check(await worldOf()))

  it('N6: reports no zone if it does not serve it', { timeout: 30_000 }, async () => {
    const { host } = await worldOf()
    expect(await host.read('elsewhere.com')).toEqual({ kind: 'no-zone' })
    expect(await host.clear('elsewhere.com')).toBe('no-zone')
  })
})
