/** Recognizes IP addresses of this machine, of private networks and of other ranges that are not on the public internet. */
import 'server-only'
import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IANA's special-purpose registries for IPv4 (RFC 6890 and later), multicast and reserved ranges. */
const closedIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/**
 * The only IPv6 range for public addresses, and the parts of it that are not public, such as tunnels that can contain any IPv4
 * address.
 */
const openIpv6 = '2000::/3'
const closedIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    list.addSubnet(network, Number(bits), family)
  }
  return list
}

const closed4 = listOf(closedIpv4, 'ipv4')
const open6 = listOf([openIpv6], 'ipv6')
const closed6 = listOf(closedIpv6, 'ipv6')

/** @param address IPv4 or IPv6; anything else counts as private. */
export function isPrivateAddress(address: string): boolean {
  if (isIPv4(address)) return closed4.check(address, 'ipv4')
  return !isIPv6(address) || !open6.check(address, 'ipv6') || closed6.check(address, 'ipv6')
}
