/**
 * `POST /api/viewing/`: the forms of the pages about a viewing; a fixed address, so that a page opened before a release
 * still works after it. `GET /api/viewing/?token=…`: the viewing as an iCalendar file.
 */
import { z } from 'zod'
import { isLanguage, type Language } from '@/lib/domain/text/language'
import { logError } from '@/lib/process/log'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { getDb } from '@/lib/server/db/client'
import type { BookingResult, HeldResult } from '@/lib/server/db/repositories/viewings/appointments'
import { visitorAddress, visitorKey } from '@/lib/server/http/visitor-address'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { cancelByLink, chooseByLink, confirmByLink, moveByLink } from '@/lib/server/viewings/change-viewing'
import { findFurtherEvents } from '@/lib/server/viewings/further-events'
import { viewingEvent } from '@/lib/server/viewings/viewing-event'
import { bookedHref, readViewingToken, viewingPage } from '@/lib/server/viewings/viewing-links'
import { readViewing } from '@/lib/server/viewings/viewing-page'

const schema = z.object({
  change: z.enum(['confirm', 'cancel', 'move', 'choose']),
  token: z.string().max(400),
  /** The chosen time, for `move` and `choose`. */
  time: z.iso.datetime().optional(),
  language: z.string().refine(isLanguage),
})

const privately = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }

const seeOther = (to: string) => new Response(null, { status: 303, headers: { ...privately, Location: to } })

const problems: Partial<Record<HeldResult, string>> = {
  viewings: 'tooMany',
  'viewings-here': 'tooMany',
}

/** `network`: key of the sender's network, for the rate limit. */
type PostedForm = { token: string; language: Language; time: string | undefined; network: string; now: Date }

/** A successful confirmation redirects to the page after a booking; otherwise back to its own page, which gives the reason. */
async function confirm({ token, language, now }: PostedForm): Promise<Response> {
  const answer = await confirmByLink(await getDb(), token, now)
  void wakeOutbox()
  if (answer && (answer.result === 'confirmed' || answer.result === 'known'))
    return seeOther(bookedHref(answer.leadId, language, now))
  const problem = answer && problems[answer.result]
  return seeOther(`${viewingPage('confirm', token, language)}${problem ? `&problem=${problem}` : ''}`)
}

async function cancel({ token, language, network, now }: PostedForm): Promise<Response> {
  await cancelByLink(await getDb(), token, now, network)
  void wakeOutbox()
  return seeOther(viewingPage('manage', token, language))
}

const chosenTime = (time: string | undefined) => new Date(time ?? '')

/** Why a slot could not be booked, as shown by the page. */
const bookingProblems: Partial<Record<BookingResult | 'too-often', string>> = { 'slot-taken': 'taken', 'too-often': 'often' }

async function move({ token, language, time, network, now }: PostedForm): Promise<Response> {
  const result = await moveByLink(await getDb(), token, chosenTime(time), now, network)
  void wakeOutbox()
  const page = viewingPage('manage', token, language)
  if (result === 'booked') return seeOther(`${page}&done=moved`)
  const problem = bookingProblems[result]
  return seeOther(problem ? `${page}&problem=${problem}#move` : page)
}

/** Chooses one of the proposed times: the page after a booking shows the choice. */
async function choose({ token, language, time, now }: PostedForm): Promise<Response> {
  const result = await chooseByLink(await getDb(), token, chosenTime(time), now)
  void wakeOutbox()
  const leadId = readViewingToken(['choose'], token, now)
  if (result === 'booked' && leadId !== undefined) return seeOther(bookedHref(leadId, language, now))
  return seeOther(`${viewingPage('choose', token, language)}${result === 'slot-taken' ? '&problem=taken' : ''}`)
}

const changes = { confirm, cancel, move, choose } as const

/** The page that contains the form. */
const pagesOf = { confirm: 'confirm', cancel: 'manage', move: 'manage', choose: 'choose' } as const

/** Rejects requests that are not from a form of this site. */
async function readForm(request: Request) {
  const data = await request.formData().catch(() => undefined)
  return data && schema.safeParse(Object.fromEntries(data)).data
}

export async function POST(request: Request): Promise<Response> {
  const sent = await readForm(request)
  if (!sent) return new Response(null, { status: 400, headers: privately })
  const { change, token, language, time } = sent
  const now = new Date()
  const network = visitorKey(visitorAddress(request.headers.get('x-forwarded-for')), now)
  try {
    return await changes[change]({ token, language, time, network, now })
  } catch (error) {
    logError('viewing-not-changed', { change, error })
    return seeOther(`${viewingPage(pagesOf[change], token, language)}&problem=failed`)
  }
}

export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const asked = query.get('lang') ?? ''
  const language = isLanguage(asked) ? asked : getSnapshot().site.defaultLanguage
  const viewing = await readViewing(['manage', 'booked'], query.get('token') ?? '', new Date())
  if (viewing?.state !== 'confirmed' || !viewing.startsAt) return new Response(null, { status: 404, headers: privately })
  const { lead, property, startsAt, sequence } = viewing
  const [now, event] = [new Date(), { leadId: lead.id, property, startsAt, language, sequence }]
  return new Response(viewingEvent(event, now, await findFurtherEvents(await getDb(), lead, language, now)), {
    headers: {
      ...privately,
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Content-Disposition': 'attachment; filename="visit.ics"',
    },
  })
}
