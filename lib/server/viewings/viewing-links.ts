/** Addresses around one viewing, each with its right in a token; nothing in them tells who comes or when. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { localizedHref } from '../../routing/href.ts'
import { bookedPage } from '../../routing/private-pages.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { linkMadeAt, makeLinkToken, readLinkToken } from '../security/link-token.ts'

/**
 * `confirm`, `manage` and `choose` stand in mails alone, so whoever uses one reads that mailbox. `booked` stands in the address of the page
 * after the form: it shows the same viewing, and proves nothing about the address that was typed.
 */
export type ViewingAction = 'confirm' | 'manage' | 'booked' | 'choose'

export const makeViewingToken = (action: ViewingAction, leadId: string, now: Date): string =>
  makeLinkToken(`viewing ${action}`, leadId, now)

/** The lead that a token is about, if it was made here for one of `actions`. */
export function readViewingToken(actions: readonly ViewingAction[], token: string, now: Date): string | undefined {
  return actions.map((action) => readLinkToken(`viewing ${action}`, token, now)).find((id) => id !== undefined)
}

/** Original paths of the pages with the buttons; opening those alone does nothing, because mail scanners follow links. */
const paths = { confirm: 'viewing/confirm', manage: 'viewing', choose: 'viewing/choose' } as const

/** The page of a link for a token that is at hand. */
export const viewingPage = (action: keyof typeof paths, token: string, language: Language): string =>
  `${localizedHref(getSnapshot().routeTable, paths[action], language)}?${new URLSearchParams({ token })}`

/** Full address for a mail. */
export const viewingLink = (action: keyof typeof paths, leadId: string, language: Language, now: Date): string =>
  absoluteUrl(viewingPage(action, makeViewingToken(action, leadId, now), language))

/** Query of the thank-you page, by which it shows what was booked. */
export const bookedQuery = (leadId: string, now: Date): Readonly<Record<string, string>> => ({
  viewing: makeViewingToken('booked', leadId, now),
})

/** The page after a booking, which shows it. */
export const bookedHref = (leadId: string, language: Language, now: Date): string =>
  `${localizedHref(getSnapshot().routeTable, bookedPage.original, language)}?${new URLSearchParams(bookedQuery(leadId, now))}`

/** The calendar file. */
export const calendarHref = (token: string, language: Language): string =>
  `/api/viewing/?${new URLSearchParams({ token, lang: language })}`

/** Full address of an agent's viewings for a calendar of their own. @param key of the row: another one ends it. */
export const feedLink = (agentId: number, key: string, now: Date): string =>
  absoluteUrl(`/api/viewing-calendar/?${new URLSearchParams({ token: makeLinkToken('viewing feed', `${agentId}_${key}`, now) })}`)

/** Whose viewings an address gives, and with which key. */
export function readFeedToken(token: string, now: Date): { agentId: number; key: string } | undefined {
  const [agentId = '', key = ''] = readLinkToken('viewing feed', token, now)?.split('_') ?? []
  return key === '' ? undefined : { agentId: Number(agentId), key }
}

/** The right to answer a request, of one agent about one lead. */
export const makeAnswerToken = (leadId: string, agentId: number, now: Date): string =>
  makeLinkToken('viewing answer', `${leadId}_${agentId}`, now)

/** What an agent's answer can be. `cancel`: of one that has its time. */
export const answerWays = ['confirm', 'propose', 'decline', 'move', 'cancel'] as const

export type AnswerWay = (typeof answerWays)[number]

/** The page behind a button of an agent's mail: to look at, and to do it by a button. */
export const answerPage = (token: string, way: AnswerWay, language: Language): string =>
  `${localizedHref(getSnapshot().routeTable, 'viewing/answer', language)}?${new URLSearchParams({ way, token })}`

/** Full address for a mail. */
export const answerLink = (token: string, way: AnswerWay, language: Language): string =>
  absoluteUrl(answerPage(token, way, language))

/** Whom and what a link of an agent's mail is about, and when it was made; undefined when it is not ours, or too old. */
export function readAnswerToken(token: string, now: Date): { leadId: string; agentId: number; madeAt: Date } | undefined {
  const [leadId = '', agentId = ''] = readLinkToken('viewing answer', token, now)?.split('_') ?? []
  return leadId === '' ? undefined : { leadId, agentId: Number(agentId), madeAt: linkMadeAt('viewing answer', token) }
}
