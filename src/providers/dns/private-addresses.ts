import { BlockList, isIPv6 } from 'node:net'

const subnets: readonly (readonly [address: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // Nothing, this machine, and the old way to write IPv4.
  ['::', 96, 'ipv6'],
  // Ways to write an IPv4 address as IPv6 that a machine on the way may translate back: NAT64 of one's own, Teredo, 6to4.
  ['64:ff9b:1::', 48, 'ipv6'],
  ['2001::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]

const privateNetworks = new BlockList()
for (const [address, prefix, family] of subnets) {
  privateNetworks.addSubnet(address, prefix, family)
  // The NAT64 everybody has is how a machine without IPv4 reaches public addresses: only what it leads to counts.
  if (family === 'ipv4') privateNetworks.addSubnet(`64:ff9b::${address}`, 96 + prefix, 'ipv6')
}

/** An address of a private, local or reserved network. IPv4 written as IPv6 counts as what it is. */
export const isPrivateAddress = (address: string): boolean => privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
