/** The pages about one viewing; the middleware rewrites the localized addresses to this route, with their token in the query. */
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { ContentPage } from '@/components/modules/content-page'
import { findModule } from '@/components/modules/registry'
import { BookedPage } from '@/components/viewings/booked-page'
import { ChoosePage } from '@/components/viewings/choose-page'
import { ConfirmPage } from '@/components/viewings/confirm-page'
import { ManagePage, type OtherTimes } from '@/components/viewings/manage-page'
import { ViewingNotFound } from '@/components/viewings/viewing-not-found'
import type { Language } from '@/lib/domain/text/language'
import { originalAt } from '@/lib/routing/match-route'
import { bookedPage } from '@/lib/routing/private-pages'
import { privateMetadata } from '@/lib/server/accounts/private-page'
import { getDb } from '@/lib/server/db/client'
import { findProposals } from '@/lib/server/db/repositories/viewings/agent-time'
import { single } from '@/lib/server/http/query-parameter'
import { findContentPage } from '@/lib/server/pages/pages'
import { readLanguage } from '@/lib/server/pages/read-language'
import { mostMoves } from '@/lib/server/viewings/change-viewing'
import type { Viewing, ViewingState } from '@/lib/server/viewings/find-viewing'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { hasSheet, makeSheetToken, sheetHref } from '@/lib/server/viewings/sheet-links'
import { slotDays } from '@/lib/server/viewings/slot-days'
import { canBeViewed } from '@/lib/server/viewings/viewed-home'
import { makeViewingToken } from '@/lib/server/viewings/viewing-links'
import { describeDay, describeViewing, readViewing } from '@/lib/server/viewings/viewing-page'

type Props = PageProps<'/[lang]/viewing/[page]'>
type Query = Awaited<Props['searchParams']>

/** The form was sent, and the change could not be stored. */
const hasFailed = (query: Query) => query['problem'] === 'failed'

/** Whatever is wrong with the token, the form was sent: the page then shows the general confirmation. */
async function booked(language: Language, query: Query): Promise<ReactNode> {
  const token = single(query[bookedPage.query]) ?? ''
  const now = new Date()
  const viewing = await readViewing(['booked'], token, now)
  if (viewing) {
    const day = await describeDay(viewing, language, now)
    const sheet = hasSheet() ? sheetHref(makeSheetToken('page', viewing.lead.id, now), language) : undefined
    return <BookedPage page={describeViewing(viewing, language)} day={day} sheetHref={sheet} token={token} />
  }
  const plain = findContentPage(bookedPage.original)
  return plain ? <ContentPage page={plain} language={language} findModule={findModule} /> : notFound()
}

/** The slots to which the visitor may move the viewing. */
async function otherTimes(viewing: Viewing, language: Language): Promise<OtherTimes> {
  if (viewing.state !== 'confirmed') return undefined
  if (viewing.ownMoves >= mostMoves) return 'often'
  if (!canBeViewed(viewing.property.id)) return []
  const free = await findFreeSlots(await getDb(), viewing.property, new Date(), viewing.lead.id)
  return slotDays(
    (free ?? []).filter((slot) => slot.getTime() !== viewing.startsAt?.getTime()),
    language,
  )
}

const movedOf = (query: Query) => {
  if (query['done'] === 'moved') return 'moved'
  return query['problem'] === 'taken' ? 'taken' : undefined
}

async function manage(language: Language, query: Query): Promise<ReactNode> {
  const token = single(query['token']) ?? ''
  const viewing = await readViewing(['manage', 'booked'], token, new Date())
  if (!viewing) return <ViewingNotFound language={language} path="viewing" />
  return (
    <ManagePage
      page={describeViewing(viewing, language)}
      token={token}
      hasFailed={hasFailed(query)}
      others={await otherTimes(viewing, language)}
      moved={movedOf(query)}
    />
  )
}

/** The times proposed by the agency; a viewing with a chosen time is shown as in the other links. */
async function choose(language: Language, query: Query): Promise<ReactNode> {
  const token = single(query['token']) ?? ''
  const now = new Date()
  const viewing = await readViewing(['choose'], token, now)
  if (!viewing) return <ViewingNotFound language={language} path="viewing/choose" />
  const proposals = await findProposals(await getDb(), viewing.lead.id, now)
  const page = describeViewing(viewing, language)
  if (proposals.length === 0 && viewing.state !== 'requested' && viewing.state !== 'waiting')
    return <ManagePage page={page} token={makeViewingToken('manage', viewing.lead.id, now)} />
  const chosen = single(query['time'])
  return (
    <ChoosePage
      page={page}
      token={token}
      proposals={proposals}
      chosen={chosen}
      isTaken={query['problem'] === 'taken'}
      hasFailed={hasFailed(query)}
    />
  )
}

const isUnconfirmed = (state: ViewingState) => state === 'held' || state === 'lapsed' || state === 'gone'

/** A viewing that is confirmed, cancelled or over is shown as by the links of other mails. */
async function confirm(language: Language, query: Query): Promise<ReactNode> {
  const token = single(query['token']) ?? ''
  const viewing = await readViewing(['confirm'], token, new Date())
  if (!viewing) return <ViewingNotFound language={language} path="viewing/confirm" />
  const page = describeViewing(viewing, language)
  const problem = query['problem'] === 'tooMany' ? 'tooMany' : undefined
  if (isUnconfirmed(viewing.state))
    return <ConfirmPage page={page} token={token} problem={problem} hasFailed={hasFailed(query)} />
  return <ManagePage page={page} token={makeViewingToken('manage', viewing.lead.id, new Date())} />
}

type Make = (language: Language, query: Query) => Promise<ReactNode>

/** By the last segment of the internal path (lib/routing/app-routes.ts). */
const pages: Readonly<Record<string, Make | undefined>> = { booked, manage, confirm, choose }

export async function generateMetadata({ params }: Props) {
  const internal = `viewing/${(await params).page}`
  const original = internal === bookedPage.internal ? bookedPage.original : originalAt(internal)
  return original === undefined ? {} : privateMetadata(original)
}

export default async function Page({ params, searchParams }: Props) {
  const make = pages[(await params).page]
  return make ? make(await readLanguage(), await searchParams) : notFound()
}
