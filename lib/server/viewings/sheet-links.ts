/**
 * Addresses of the day sheet of viewings. Unlike in other mail links the token stays in the address, as the sheet is opened days
 * later from a home screen, offline (docs/decisions/057-together.md).
 */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { documentParameter, sheetParameter } from '../../domain/viewings/sheet-cache.ts'
import { localizedHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { makeLinkToken, readLinkToken } from '../security/link-token.ts'

/** Original path of the page. */
export const sheetPath = 'viewing-day/sheet'

/**
 * `mail`: the link was in a mail, so its user reads that mailbox. `page`: the link was on the page after the form, so the
 * address is unverified.
 */
export type SheetSource = 'mail' | 'page'

/** Whether the content has such a page. */
export const hasSheet = (): boolean => getSnapshot().routeTable.byOriginal.has(sheetPath)

export const makeSheetToken = (source: SheetSource, leadId: string, now: Date): string =>
  makeLinkToken('viewing sheet', `${leadId}_${source}`, now)

/** The first lead of the day, and where the link was; undefined for an invalid token. */
export function readSheetToken(token: string, now: Date): { leadId: string; source: SheetSource } | undefined {
  const [leadId = '', source] = readLinkToken('viewing sheet', token, now)?.split('_') ?? []
  return source === 'mail' || source === 'page' ? { leadId, source } : undefined
}

export const sheetHref = (token: string, language: Language): string =>
  `${localizedHref(getSnapshot().routeTable, sheetPath, language)}?${new URLSearchParams({ [sheetParameter]: token })}`

/** Below the sheet's own address, so that its service worker can cache it for offline use. */
export const sheetDocumentHref = (token: string, documentId: number, language: Language): string =>
  `${sheetHref(token, language)}&${new URLSearchParams({ [documentParameter]: String(documentId) })}`

export const manifestHref = (token: string, language: Language): string =>
  `/api/sheet-manifest/?${new URLSearchParams({ [sheetParameter]: token, lang: language })}`
