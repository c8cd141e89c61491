/**
 * Addresses of the sheet of a day of viewings. The right stays in the address, unlike that of other links of mails: the sheet is
 * opened days later from a home screen, without a network (docs/decisions/057-together.md).
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
 * `mail`: the link stood in the mail about the viewing, so whoever uses it reads that mailbox. `page`: on the page after the form,
 * which proves nothing about the address that was typed.
 */
export type SheetSource = 'mail' | 'page'

/** Whether the content has an address for it. */
export const hasSheet = (): boolean => getSnapshot().routeTable.byOriginal.has(sheetPath)

export const makeSheetToken = (source: SheetSource, leadId: string, now: Date): string =>
  makeLinkToken('viewing sheet', `${leadId}_${source}`, now)

/** The first lead of the day, and where the link came from; undefined for what was not made here. */
export function readSheetToken(token: string, now: Date): { leadId: string; source: SheetSource } | undefined {
  const [leadId = '', source] = readLinkToken('viewing sheet', token, now)?.split('_') ?? []
  return source === 'mail' || source === 'page' ? { leadId, source } : undefined
}

export const sheetHref = (token: string, language: Language): string =>
  `${localizedHref(getSnapshot().routeTable, sheetPath, language)}?${new URLSearchParams({ [sheetParameter]: token })}`

/** Below the sheet's own address, so that its service worker has it without a network. */
export const sheetDocumentHref = (token: string, documentId: number, language: Language): string =>
  `${sheetHref(token, language)}&${new URLSearchParams({ [documentParameter]: String(documentId) })}`

export const manifestHref = (token: string, language: Language): string =>
  `/api/sheet-manifest/?${new URLSearchParams({ [sheetParameter]: token, lang: language })}`
