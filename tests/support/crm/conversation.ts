/** What a stand-in for a CRM is asked, what it holds, and what its answers are made of. */
import type { IncomingMessage } from 'node:http'

/** `drip`: an answer that comes letter by letter and never ends; `expired`: the token is none any more. */
export type Fault = 'busy' | 'ill' | 'half' | 'drip' | 'astray' | 'expired' | 'none'

export type Estate = {
  id: string
  town: string
  price: number
  projectId?: string
  isProject?: boolean
  /** Whole addresses. */
  pictures?: readonly string[]
  /** Further fields, in the words of the CRM. */
  more?: Readonly<Record<string, unknown>>
}

export type Asked = {
  path: string
  method: string
  headers: IncomingMessage['headers']
  body: string
  json: Record<string, unknown>
}

/** Status 200 with a text, or a status alone. */
export type Answer = string | number

export type Crm = {
  estates: Estate[]
  /** Numbers that the CRM itself calls deleted. */
  deleted: string[]
  /** Addresses that it was told of, by estate. */
  pages: Map<string, string>
  faults: Fault[]
  /** Paths that were asked for, and with which status they were answered. */
  log: string[]
  /** Pictures that were asked for. */
  pictures: string[]
  /** Tokens that were given out, and how many of them have ended. */
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
