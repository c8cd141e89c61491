/** Decides which machine an address leads to, and whether it may be asked. */
import 'server-only'
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPrivateAddress } from './private-address.ts'

/** Why nothing is asked: the address itself, its host, what the host's name leads to, or a name that leads nowhere. */
export type TargetFault = 'address' | 'host' | 'private' | 'unknown-host'

export type Target = {
  url: URL
  /** What is connected to; the name is not asked for again. */
  machines: readonly LookupAddress[]
}

export type TargetRules = {
  /** `pictures.example.be`, `*.example.be` for every host below it, `feed.example.be:8443` where the port is not the usual one. */
  hosts: readonly string[]
  /** Hosts of the own network, written as `crm.lan:8080`: these alone may be private. */
  privateHosts: readonly string[]
  /** Whether `http://` will do; hosts of the own network need no encryption. */
  allowsPlain?: boolean
}

/** Every address of a name. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>

export const resolveName: Resolve = (name) => lookup(name, { all: true, order: 'verbatim' })

/** Whether a host is written in the list; its port stands there unless it is the usual one of its protocol. */
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

/** Brackets stand around an IPv6 address in a URL alone. */
const bareName = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1')

/** @param address of what is to be fetched, whole. One private machine among those of a name refuses the name. */
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
