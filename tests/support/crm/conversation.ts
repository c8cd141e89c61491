/** State of a fake CRM: its data, its planned errors and the requests it got. */
import type { IncomingMessage } from 'node:http'

/** `drip`: a response that arrives byte by byte and never ends; `expired`: the token is no longer valid. */
export type Fault = 'busy' | 'ill' | 'half' | 'drip' | 'astray' | 'expired' | 'none'

export type Estate = {
  id: string
  town: string
  price: number
  projectId?: string
  isProject?: boolean
  /** Absolute addresses. */
  pictures?: readonly string[]
  /** Further fields, by the CRM's names. */
  more?: Readonly<Record<string, unknown>>
}

export type Asked = {
  path: string
  method: string
  headers: IncomingMessage['headers']
  body: string
  json: Record<string, unknown>
}

/** Status 200 with a text, or only a status. */
export type Answer = string | number

export type Crm = {
  estates: Estate[]
  /** Numbers that the CRM itself reports as deleted. */
  deleted: string[]
  /** Addresses on the site that were reported to it, by estate. */
  pages: Map<string, string>
  faults: Fault[]
  /** Requested paths, with the status of the response. */
  log: string[]
  /** Requested pictures. */
  pictures: string[]
  /** Issued tokens, and how many of them have expired. */
  tokens: number
  ended: number
}

export type Rules = (asked: Asked, crm: Crm) => Answer

export const numbered = (pictures: readonly string[] = []) => pictures.map((url, place) => ({ url, number: place + 1 }))

const bearerOf = ({ headers }: Asked) => headers.authorization?.replace('Bearer ', '')

export const isIn = (asked: Asked, { ended }: Crm) => Number(bearerOf(asked)?.replace('token-', '') ?? 0) > ended

export const page = <T>(all: readonly T[], from: number, to: number) => all.slice(from, to)

export const json = (value: unknown) => JSON.stringify(value)

export const texts = (town: string) => `Een ruime woning in het hart van ${town}, met tuin en garage. `.repeat(4).trim()

export function giveToken(crm: Crm): string {
  crm.tokens += 1
  return json({ token: `token-${crm.tokens}`, access_token: `token-${crm.tokens}` })
}
