/** The calls to Omnicasa: properties page by page in each language, projects, and deleted properties. */
import type { Language } from '../../../domain/text/language.ts'
import type { FeedAccess, FeedAnswered, FeedConversation, FeedPayload, FeedRequest } from '../../adapter.ts'
import { feedRecord } from '../../reading/feed-record.ts'
import { followPages, type ListPage } from '../../reading/pages.ts'
import { isRaw } from '../../reading/raw-value.ts'
import { readJson } from '../../reading/read-json.ts'
import { unreadable } from '../../reading/unreadable.ts'
import { ask, numberOf } from './request.ts'
import { askForStatistics } from './statistics.ts'

const pageSize = 100
/** More than any agency has; stops at a server that always returns full pages. */
const mostPages = 1000

/** For sale or rent, sold, rented: the states that a site may show. */
const shownStates = [1, 2, 4]

/** `Limit1` is the first record of the page, `Limit2` the last, counted from 1. */
function askForPage(access: FeedAccess, call: string, language: Language, from: number): FeedRequest {
  const isPartOf = call === 'GetPropertyList' && access.ids ? { IDs: access.ids.map(Number) } : {}
  const states = call === 'GetPropertyList' ? { Status: shownStates, AddCompositionField: true } : { StatusList: shownStates }
  const range = {
    Limit1: from + 1,
    Limit2: from + pageSize,
    DescriptionLanguageId: numberOf(language),
    IsRemovedFontFamily: true,
  }
  return ask(access, call, { ...states, ...isPartOf, ...range }, language)
}

/** Ids and total of a page. */
function toPage(payload: FeedPayload, call: string): ListPage | undefined {
  const json = readJson(payload)
  if (json.kind === 'unreadable') return undefined
  const value = feedRecord(json.value, { remarks: [] }).record(`${call}JsonResult.Value`)
  return { ids: value.records('Items').flatMap((item) => item.text('ID') ?? []), total: value.number('RowsCount') }
}

/** Ids of the listed properties. */
function idsIn(payloads: readonly FeedPayload[]): string[] {
  const ids = payloads.flatMap((payload) => {
    const json = payload.name.includes('GetPropertyList') ? readJson(payload) : undefined
    const answer = json?.kind === 'json' ? feedRecord(json.value, { remarks: [] }) : undefined
    return answer?.records('GetPropertyListJsonResult.Value.Items').flatMap((item) => item.text('ID') ?? []) ?? []
  })
  return [...new Set(ids)]
}

export function* converse(access: FeedAccess): FeedConversation {
  const payloads: FeedPayload[] = []
  const prefix = access.ids ? 'changes' : 'all'
  const calls = access.ids ? ['GetPropertyList'] : ['GetPropertyList', 'GetProjectList']
  for (const call of calls)
    for (const language of access.languages) {
      const pages = followPages(pageSize)
      for (let page = 0; page < mostPages; page += 1) {
        const [answer] = yield [askForPage(access, call, language, pages.from)]
        if (!answer || answer.status >= 300)
          return unreadable({ name: call }, `expected page ${page + 1}, found status ${answer?.status ?? 'none'}`)
        payloads.push({ ...answer.payload, name: `${prefix}-${call}-${language}-${page + 1}`, language })
        if (!pages.take(toPage(answer.payload, call))) break
      }
    }
  if (access.ids) return payloads
  payloads.push(...(yield* askForDeleted(access)))
  return [...payloads, ...(yield* askForStatistics(access, idsIn(payloads)))]
}

const deletedCalls = ['GetDeletedPropertyIDs', 'GetDeletedProjectIDs']

/**
 * Accounts without permission get another response. That is not an error: a property missing from two runs is archived anyway.
 */
function* askForDeleted(access: FeedAccess): Generator<readonly FeedRequest[], FeedPayload[], readonly FeedAnswered[]> {
  const answers = yield deletedCalls.map((call) => ask(access, call, {}))
  return answers.flatMap(({ status, payload }) => {
    const json = status < 300 ? readJson(payload) : undefined
    const result = `${payload.name}JsonResult`
    const hasResult = json?.kind === 'json' && isRaw(json.value) && result in json.value
    return hasResult && !feedRecord(json.value, { remarks: [] }).isNo(`${result}.Success`) ? [payload] : []
  })
}
