/** Answers from memory what is the same for everybody; found by its address alone before the site is asked anything. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { takeChangedThings } from '../process/changed-things.ts'
import { findSharedPage } from '../process/shared-pages.ts'
import type { AskAsNobody } from './ask-as-nobody.ts'
import { Keeper, type Made } from './keeper.ts'
import { sendKept, type WantedPage } from './kept-answer.ts'
import type { Limits } from './limits.ts'
import type { Rejection } from './reject.ts'
import type { RequestKind } from './request-kind.ts'

/** A request, as the gateway understood it. */
export type Asked = {
  request: IncomingMessage
  response: ServerResponse
  kind: RequestKind | 'free'
  path: string
  query: string
  isSecure: boolean
}

/** A status that was sent, why nobody answers, or `own`: made for the one who asks. */
export type KeptOutcome = { kind: 'sent'; status: number } | { kind: 'rejected'; rejection: Rejection } | { kind: 'own' }

const own: KeptOutcome = { kind: 'own' }
const unshared: Made = { kind: 'unshared' }

/** What a page says of its own safety depends on how its visitor came. */
const keyOf = (key: string, isSecure: boolean) => (isSecure ? `https ${key}` : key)

export const toAddress = ({ path, query }: Pick<Asked, 'path' | 'query'>) => (query ? `${path}?${query}` : path)

/** The framework's own script asks for parts of pages under their addresses. */
const isForPage = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && headers['rsc'] === undefined && headers['x-nextjs-data'] === undefined

type Asking = Pick<Asked, 'path' | 'query' | 'isSecure'> & { cookie: string | undefined; acceptLanguage: string | undefined }

function findWanted({ path, query, isSecure, cookie, acceptLanguage }: Asking): WantedPage | undefined {
  const page = findSharedPage({ path, query, cookie, acceptLanguage })
  return page && { ...page, key: keyOf(page.key, isSecure), address: toAddress({ path, query }), isSecure }
}

/** As it is asked for again, by nobody. */
function isStill({ key, address, language, isSecure }: WantedPage): boolean {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  return findWanted({ path, query, isSecure, cookie: undefined, acceptLanguage: language })?.key === key
}

export type KeptAnswers = { answer: (asked: Asked) => Promise<KeptOutcome>; renew: () => Promise<void> }

type KeptAnswersOptions = {
  /** Bytes of all that is kept; 0 for nothing. */
  most: number
  ask: AskAsNobody
  /** Whether that is another process's work. */
  isBeside: () => boolean
  limits: Limits
  /** Is told of what went wrong in the background. */
  failed: (error: unknown) => void
}

export function createKeptAnswers({ most, ask, isBeside, limits, failed }: KeptAnswersOptions): KeptAnswers {
  const keeper = new Keeper({ most, ask, isBeside, isStill, failed })

  /** A decision that fails is told of by the site, which decides again. */
  function wantedOf({ request: { headers }, path, query, isSecure }: Asked): WantedPage | undefined {
    try {
      return findWanted({ path, query, isSecure, cookie: headers.cookie, acceptLanguage: headers['accept-language'] })
    } catch {
      return undefined
    }
  }

  /** An answer that lies ready, by its address or by what that leads to; else one that is made now. */
  async function findOrMake(asked: Asked, kind: 'page' | 'dynamic'): Promise<Made> {
    const known = keeper.find(keyOf(toAddress(asked), asked.isSecure))
    if (known) return { kind: 'kept', kept: known }
    const wanted = most > 0 ? wantedOf(asked) : undefined
    if (!wanted) return unshared
    const kept = keeper.find(wanted.key)
    if (kept) return { kind: 'kept', kept }
    if (!isStill(wanted)) return unshared
    return keeper.make(wanted, asked.response, (caller, task) => limits.start(caller, kind, task))
  }

  async function answer(asked: Asked): Promise<KeptOutcome> {
    const { request, response, kind } = asked
    if ((kind !== 'page' && kind !== 'dynamic') || !isForPage(request)) return own
    const made = await findOrMake(asked, kind)
    if (made.kind === 'unshared') return own
    if (made.kind === 'rejected') return made
    const { kept } = made
    return { kind: 'sent', status: await sendKept(request, response, kept, () => keeper.measure(kept)) }
  }

  return { answer, renew: () => keeper.renew(takeChangedThings()) }
}
