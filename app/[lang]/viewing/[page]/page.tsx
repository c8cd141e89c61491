/** The pages about one viewing; the middleware leads the localized addresses here, with their right in the query. */
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { ContentPage } from '@/components/modules/content-page'
import { findModule } from '@/components/modules/registry'
import { BookedPage } from '@/components/viewings/booked-page'
import { ConfirmPage } from '@/components/viewings/confirm-page'
import { ManagePage } from '@/components/viewings/manage-page'
import { ViewingNotFound } from '@/components/viewings/viewing-not-found'
import type { Language } from '@/lib/domain/text/language'
import { originalAt } from '@/lib/routing/match-route'
import { bookedPage } from '@/lib/routing/private-pages'
import { privateMetadata, single } from '@/lib/server/accounts/private-page'
import { findContentPage } from '@/lib/server/pages/pages'
import { readLanguage } from '@/lib/server/pages/read-language'
import type { ViewingState } from '@/lib/server/viewings/find-viewing'
import { makeViewingToken } from '@/lib/server/viewings/viewing-links'
import { describeViewing, readViewing } from '@/lib/server/viewings/viewing-page'

type Props = PageProps<'/[lang]/viewing/[page]'>
type Query = Awaited<Props['searchParams']>

/** The button was pressed, and nothing could be written. */
const hasFailed = (query: Query) => query['problem'] === 'failed'

/** Whatever is wrong with the token, the form was sent: the page then thanks, as it does for everybody. */
async function booked(language: Language, query: Query): Promise<ReactNode> {
  const token = single(query[bookedPage.query]) ?? ''
  const viewing = await readViewing(['booked'], token, new Date())
  if (viewing) return <BookedPage page={describeViewing(viewing, language)} token={token} />
  const plain = findContentPage(bookedPage.original)
  return plain ? <ContentPage page={plain} language={language} findModule={findModule} /> : notFound()
}

async function manage(language: Language, query: Query): Promise<ReactNode> {
  const token = single(query['token']) ?? ''
  const viewing = await readViewing(['manage', 'booked'], token, new Date())
  if (!viewing) return <ViewingNotFound language={language} path="viewing" />
  return <ManagePage page={describeViewing(viewing, language)} token={token} hasFailed={hasFailed(query)} />
}

const isUnconfirmed = (state: ViewingState) => state === 'held' || state === 'lapsed' || state === 'gone'

/** What was confirmed, called off or is over is shown as the link of every mail shows it. */
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
const pages: Readonly<Record<string, Make | undefined>> = { booked, manage, confirm }

export async function generateMetadata({ params }: Props) {
  const internal = `viewing/${(await params).page}`
  const original = internal === bookedPage.internal ? bookedPage.original : originalAt(internal)
  return original === undefined ? {} : privateMetadata(original)
}

export default async function Page({ params, searchParams }: Props) {
  const make = pages[(await params).page]
  return make ? make(await readLanguage(), await searchParams) : notFound()
}
