/**
 * Resolves an address to IP addresses and decides whether it may be requested (protection against server-side request forgery).
 */
import 'server-only'
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPrivateAddress } from './private-address.ts'

/** Why nothing is requested: the address itself, its host, a private IP address, or a host name that cannot be resolved. */
export type TargetFault = 'address' | 'host' | 'private' | 'unknown-host'

export type Target = {
  url: URL
  /** IP addresses to connect to; the name is not resolved again. */
  machines: readonly LookupAddress[]
}

export type TargetRules = {
  /** `pictures.example.be`, `*.example.be` for every host below it, `feed.example.be:8443` with a port other than the default. */
  hosts: readonly string[]
  /** Hosts of the private network, such as `crm.lan:8080`: only these may have private IP addresses. */
  privateHosts: readonly string[]
  /** Whether `http://` is allowed; private hosts need no encryption anyway. */
  allowsPlain?: boolean
}

/** Returns every IP address of a host name. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>

export const resolveName: Resolve = (name) => lookup(name, { all: true, order: 'verbatim' })

/** Whether the host is in the list, with its port unless that is the default of the protocol. */
export function isListed({ host }: URL, list: readonly string[]): boolean {
  return list.some((entry) => {
    const wanted = entry.toLowerCase()
    return wanted.startsWith('*.') ? host.endsWith(wanted.slice(1)) && host.length > wanted.length - 1 : host === wanted
  })
}

function findUrlFault(url: URL, { hosts, privateHosts, allowsPlain = false }: TargetRules): TargetFault | undefined {
  const isPlain = url.protocol === 'http:' && (allowsPlain || isListed(url, privateHosts))
  if ((url.protocol !== 'https:' && !isPlain) || url.username !== '' || url.password !== '') return 'address'
  return isListed(url, hosts) ? undefined : 'host'
}

/** A URL has brackets around an IPv6 address; `isIP` expects none. */
const bareName = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1')

/** @param address absolute URL. A host name is rejected when one of its IP addresses is private. */
export async function findTarget(
  address: string,
  rules: TargetRules,
  resolve: Resolve = resolveName,
): Promise<Target | { fault: TargetFault }> {
  if (!URL.canParse(address)) return { fault: 'address' }
  const url = new URL(address)
  const fault = findUrlFault(url, rules)
  if (fault) return { fault }
  const name = bareName(url)
  const family = isIP(name)
  const machines = family > 0 ? [{ address: name, family }] : await resolve(name).catch(() => [])
  if (machines.length === 0) return { fault: 'unknown-host' }
  const isOwn = isListed(url, rules.privateHosts)
  if (!isOwn && machines.some((machine) => isPrivateAddress(machine.address))) return { fault: 'private' }
  return { url, machines }
}
