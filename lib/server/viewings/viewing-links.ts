/**
 * Addresses of the pages about one viewing, each with a signed token that authorizes the action; they contain no name and no
 * time.
 */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { localizedHref } from '../../routing/href.ts'
import { bookedPage } from '../../routing/private-pages.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { linkMadeAt, makeLinkToken, readLinkToken } from '../security/link-token.ts'

/**
 * `confirm`, `manage` and `choose` are only in mails, so their user reads that mailbox. `booked` is in the address of the page
 * after the form: it shows the same viewing, but the address is unverified.
 */
export type ViewingAction = 'confirm' | 'manage' | 'booked' | 'choose'

export const makeViewingToken = (action: ViewingAction, leadId: string, now: Date): string =>
  makeLinkToken(`viewing ${action}`, leadId, now)

/** The lead of a valid token for one of `actions`. */
export function readViewingToken(actions: readonly ViewingAction[], token: string, now: Date): string | undefined {
  return actions.map((action) => readLinkToken(`viewing ${action}`, token, now)).find((id) => id !== undefined)
}

/** Original paths of the pages with the buttons; opening them changes nothing, because mail scanners follow links. */
const paths = { confirm: 'viewing/confirm', manage: 'viewing', choose: 'viewing/choose' } as const

/** The page for an existing token. */
export const viewingPage = (action: keyof typeof paths, token: string, language: Language): string =>
  `${localizedHref(getSnapshot().routeTable, paths[action], language)}?${new URLSearchParams({ token })}`

/** Full address for a mail. */
export const viewingLink = (action: keyof typeof paths, leadId: string, language: Language, now: Date): string =>
  absoluteUrl(viewingPage(action, makeViewingToken(action, leadId, now), language))

/** Query of the thank-you page, which shows the booking. */
export const bookedQuery = (leadId: string, now: Date): Readonly<Record<string, string>> => ({
  viewing: makeViewingToken('booked', leadId, now),
})

/** The page after a booking. */
export const bookedHref = (leadId: string, language: Language, now: Date): string =>
  `${localizedHref(getSnapshot().routeTable, bookedPage.original, language)}?${new URLSearchParams(bookedQuery(leadId, now))}`

/** The calendar file. */
export const calendarHref = (token: string, language: Language): string =>
  `/api/viewing/?${new URLSearchParams({ token, lang: language })}`

/** Full address of an agent's calendar feed. @param key stored in the agent's row; changing it revokes the address */
export const feedLink = (agentId: number, key: string, now: Date): string =>
  absoluteUrl(`/api/viewing-calendar/?${new URLSearchParams({ token: makeLinkToken('viewing feed', `${agentId}_${key}`, now) })}`)

/** Agent and key in a feed address. */
export function readFeedToken(token: string, now: Date): { agentId: number; key: string } | undefined {
  const [agentId = '', key = ''] = readLinkToken('viewing feed', token, now)?.split('_') ?? []
  return key === '' ? undefined : { agentId: Number(agentId), key }
}

/** Token that lets one agent answer one lead. */
export const makeAnswerToken = (leadId: string, agentId: number, now: Date): string =>
  makeLinkToken('viewing answer', `${leadId}_${agentId}`, now)

/** The actions of an agent. `cancel`: for a viewing with a time. */
export const answerWays = ['confirm', 'propose', 'decline', 'move', 'cancel'] as const

export type AnswerWay = (typeof answerWays)[number]

/** The page behind a button of an agent's mail, with a button that performs the action. */
export const answerPage = (token: string, way: AnswerWay, language: Language): string =>
  `${localizedHref(getSnapshot().routeTable, 'viewing/answer', language)}?${new URLSearchParams({ way, token })}`

/** Full address for a mail. */
export const answerLink = (token: string, way: AnswerWay, language: Language): string =>
  absoluteUrl(answerPage(token, way, language))

/** Lead, agent and creation time of an agent's token; undefined if it is invalid or expired. */
export function readAnswerToken(token: string, now: Date): { leadId: string; agentId: number; madeAt: Date } | undefined {
  const [leadId = '', agentId = ''] = readLinkToken('viewing answer', token, now)?.split('_') ?? []
  return leadId === '' ? undefined : { leadId, agentId: Number(agentId), madeAt: linkMadeAt('viewing answer', token) }
}
