import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPrivateAddress } from './private-addresses'

export class PrivateAddressError extends Error {
  constructor() {
    super('address')
  }
}

/** Names may lead anywhere, also to the machine beside us: every address is looked at before a connection is made. */
export const guardedLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new PrivateAddressError(), '')
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(new PrivateAddressError(), '')
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}
