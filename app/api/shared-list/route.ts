/**
 * `POST /api/shared-list/`: the forms of shared lists. The key of the list authorizes reading; a cookie identifies the person.
 */
import type { Language } from '@/lib/domain/text/language'
import { logError } from '@/lib/process/log'
import { countAttempt } from '@/lib/server/bot-protection/form-limits'
import { type Db, getDb } from '@/lib/server/db/client'
import { findSharedList } from '@/lib/server/db/repositories/shared-list/shared-lists'
import { isFromOurPage } from '@/lib/server/forms/form-request'
import { visitorAddress, visitorKey } from '@/lib/server/http/visitor-address'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { linkHref } from '@/lib/server/pages/link-href'
import { type Changed, changeList, listFormSchema } from '@/lib/server/shared-list/change-list'
import { erasePersonCookie, personCookie, readPersonCookie, sharedListHref } from '@/lib/server/shared-list/list-links'
import { joinSchema, joinSharedList, makeList, makeListSchema } from '@/lib/server/shared-list/make-list'
import { storeRefused } from '@/lib/server/shared-list/refused-text'

const privately = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }

function seeOther(to: string, cookie?: string): Response {
  const headers = { ...privately, Location: to, ...(cookie !== undefined && { 'Set-Cookie': cookie }) }
  return new Response(null, { status: 303, headers })
}

const rejectWith = (status: 400 | 403) => new Response(null, { status, headers: privately })

type Sent = Record<string, unknown>
type ListRequest = { db: Db; sent: Sent; headers: Headers; address: string; now: Date }

const favourites = (language: Language, sent: Sent) =>
  `${linkHref('favourites', language)}?${new URLSearchParams({ ids: String(sent['ids'] ?? '') })}`

/** Subject to the same rate limit as forms (lib/server/bot-protection/form-limits.ts). */
async function createList({ db, sent, headers, address, now }: ListRequest): Promise<Response> {
  const read = makeListSchema.safeParse(sent)
  if (!read.success) return rejectWith(400)
  const { language } = read.data
  const rate = await countAttempt(db, visitorKey(address, now), 'shared-list', now)
  const made = rate === 'too-fast' ? undefined : await makeList(db, read.data, now)
  if (!made) return seeOther(`${favourites(language, sent)}#share-list`)
  return seeOther(sharedListHref(made.key, language), personCookie(made.listId, made.personId, headers, now))
}

/** @param kept `Set-Cookie` line with the rejected values. */
function redirectAfterChange(
  { said, key, over }: Changed,
  was: { key: string; language: Language; show: string },
  listId: string,
  kept?: string,
): Response {
  if (over === 'left') return seeOther(linkHref('favourites', was.language), erasePersonCookie(listId))
  const page = sharedListHref(key ?? was.key, was.language)
  const query = new URLSearchParams({ ...(was.show !== 'all' && { show: was.show }), ...(said && { said }) })
  const to = query.size > 0 ? `${page}?${query}` : page
  return seeOther(to, over ? erasePersonCookie(listId) : kept)
}

async function change({ db, sent, headers, address, now }: ListRequest): Promise<Response> {
  const form = listFormSchema.safeParse(sent)
  if (!form.success) return rejectWith(400)
  const { change: name, key, language, show } = form.data
  const list = await findSharedList(db, { key }, now)
  if (!list) return seeOther(sharedListHref(key, language))
  if (name === 'join') {
    const place = await joinSharedList(db, list, joinSchema.parse(sent), now)
    if (place === undefined || place === 'full') return redirectAfterChange(place ? { said: 'full' } : {}, form.data, list.id)
    return seeOther(sharedListHref(key, language, show), personCookie(list.id, place, headers, now))
  }
  const personId = readPersonCookie(headers.get('cookie'), list.id, now)
  const person = list.people.find(({ id }) => id === personId)
  if (!person) return seeOther(sharedListHref(key, language, show))
  const changed = await changeList(name, sent, { db, list, person, language, address, now })
  if (!changed) return rejectWith(400)
  const { said, typed } = changed
  const kept = said && typed !== undefined ? await storeRefused({ change: name, typed, said }, headers, now) : undefined
  return redirectAfterChange(changed, form.data, list.id, kept)
}

export async function POST(request: Request): Promise<Response> {
  const { headers } = request
  if (!isFromOurPage(headers)) return rejectWith(403)
  const data = await request.formData().catch(() => undefined)
  if (!data) return rejectWith(400)
  const sent = Object.fromEntries(data)
  try {
    const address = visitorAddress(headers.get('x-forwarded-for'))
    const posted = { db: await getDb(), sent, headers, address, now: new Date() }
    const answer = await (sent['change'] === 'make' ? createList(posted) : change(posted))
    void wakeOutbox()
    return answer
  } catch (error) {
    logError('shared-list-not-changed', { change: String(sent['change']).slice(0, 20), error })
    const form = listFormSchema.safeParse(sent)
    return form.success ? redirectAfterChange({ said: 'failed' }, form.data, '') : rejectWith(400)
  }
}
