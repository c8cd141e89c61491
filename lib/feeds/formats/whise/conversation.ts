/** The calls to Whise: token of the account, token of the agency, then page after page in each language. */
import type { Language } from '../../../domain/text/language.ts'
import type { FeedAccess, FeedAnswered, FeedConversation, FeedPayload, FeedRequest, UnreadableFeed } from '../../adapter.ts'
import { feedRecord } from '../../reading/feed-record.ts'
import { followPages, type ListPage } from '../../reading/pages.ts'
import { readJson } from '../../reading/read-json.ts'
import { unreadable } from '../../reading/unreadable.ts'
import { askForCalendar } from './calendar.ts'
import { pageSize, post } from './request.ts'

/** States of an estate as Whise numbers them; 5 is archived. */
const active = 1
const deleted = 6
/** More than any agency has; stops at a server that always reports further pages. */
const mostPages = 1000

type Answer = { kind: 'token'; token: string } | UnreadableFeed

function readToken(answer: FeedAnswered | undefined, what: string): Answer {
  if (!answer) return unreadable({ name: what }, 'expected an answer')
  const json = readJson(answer.payload)
  const token = json.kind === 'json' ? feedRecord(json.value, { remarks: [] }).text('token', 'access_token') : undefined
  if (answer.status >= 300 || token === undefined)
    return unreadable({ name: what }, `expected a token, found status ${answer.status}; are name and password right?`)
  return { kind: 'token', token }
}

/** The response contains the token of the agency, which is needed to request estates. */
export function* logIn(access: FeedAccess): Generator<readonly FeedRequest[], Answer, readonly FeedAnswered[]> {
  const { username = '', password = '', clientId = '' } = access.keys
  const [first] = yield [post(access, 'token', { Username: username, Password: password })]
  const account = readToken(first, 'token')
  if (account.kind === 'unreadable') return account
  const office = access.options['officeId']
  const body = { ClientId: Number(clientId), ...(office && { OfficeId: Number(office) }) }
  const [second] = yield [post(access, 'v1/admin/clients/token', body, account.token)]
  return readToken(second, 'v1/admin/clients/token')
}

type Page = { access: FeedAccess; token: string; language: Language; from: number; filter: object }

function askForPage({ access, token, language, from, filter }: Page): FeedRequest {
  // Projects with the estates in them, each as an entry of the list.
  const all = { LanguageId: `${language}-BE`, ShowRepresentatives: true, IncludeGroupEstates: true, ...filter }
  const body = { Filter: all, Page: { Limit: pageSize, Offset: from } }
  return { ...post(access, 'v1/estates/list', body, token), language }
}

/** Always the full list, or single estates: a list of changes would not show which ones are gone. */
const filterOf = ({ ids }: FeedAccess) => ({ StatusIds: [active], ...(ids && { EstateIds: ids.map(Number) }) })

const idsIn = ({ payload }: FeedAnswered): string[] => {
  const json = readJson(payload)
  const estates = json.kind === 'json' ? feedRecord(json.value, { remarks: [] }).records('estates') : []
  return estates.flatMap((estate) => estate.text('id') ?? [])
}

/** Requests whether estates that were published and are no longer listed were deleted. A failure is not a reason to stop. */
function* askForDeleted(
  access: FeedAccess,
  token: string,
  listed: ReadonlySet<string>,
): Generator<readonly FeedRequest[], FeedPayload[], readonly FeedAnswered[]> {
  const absent = (access.known ?? []).filter((id) => /^\d+$/.test(id) && !listed.has(id)).slice(0, pageSize)
  const [language] = access.languages
  if (absent.length === 0 || !language) return []
  const filter = { StatusIds: [deleted], EstateIds: absent.map(Number) }
  const [answer] = yield [askForPage({ access, token, language, from: 0, filter })]
  return answer && answer.status < 300 && idsIn(answer).length > 0 ? [{ ...answer.payload, name: 'deleted', language }] : []
}

/** Ids and total of a page. */
function toPage(answer: FeedAnswered): ListPage | undefined {
  const json = readJson(answer.payload)
  if (json.kind === 'unreadable') return undefined
  return { ids: idsIn(answer), total: feedRecord(json.value, { remarks: [] }).number('totalCount') }
}

/** Tokens are long-lived but expire: when one is refused between pages a new one is requested, once per page. */
export function* converse(access: FeedAccess): FeedConversation {
  let login = yield* logIn(access)
  if (login.kind === 'unreadable') return login
  const payloads: FeedPayload[] = []
  const listed = new Set<string>()
  const filter = filterOf(access)
  const name = access.ids ? 'changes' : 'estates'
  for (const language of access.languages) {
    const pages = followPages(pageSize)
    for (let page = 0; page < mostPages; page += 1) {
      const wanted = { access, language, from: pages.from, filter }
      let [answer] = yield [askForPage({ ...wanted, token: login.token })]
      if (answer?.status === 401) {
        login = yield* logIn(access)
        if (login.kind === 'unreadable') return login
        ;[answer] = yield [askForPage({ ...wanted, token: login.token })]
      }
      if (!answer || answer.status >= 300)
        return unreadable(
          { name: 'v1/estates/list' },
          `expected page ${page + 1} of estates, found status ${answer?.status ?? 'none'}`,
        )
      payloads.push({ ...answer.payload, name: `${name}-${language}-${page + 1}`, language })
      for (const id of idsIn(answer)) listed.add(id)
      if (!pages.take(toPage(answer))) break
    }
  }
  if (access.ids) return payloads
  return [...payloads, ...(yield* askForDeleted(access, login.token, listed)), ...(yield* askForCalendar(access, login.token))]
}
