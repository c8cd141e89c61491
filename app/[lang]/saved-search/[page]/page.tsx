/** The pages of saved searches; the middleware rewrites the localized addresses to this route, with their token in the query. */
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { Returned } from '@/components/forms/returned/returned'
import { ChangePage } from '@/components/subscriptions/change-page'
import { LinkPage } from '@/components/subscriptions/link-page'
import { ManagePage } from '@/components/subscriptions/manage-page'
import { SavePage } from '@/components/subscriptions/save-page'
import { SubscriberNotFound } from '@/components/subscriptions/subscriber-not-found'
import type { Language } from '@/lib/domain/text/language'
import { originalAt } from '@/lib/routing/match-route'
import { contentPageMetadata } from '@/lib/server/pages/metadata'
import { findContentPage } from '@/lib/server/pages/pages'
import { readLanguage } from '@/lib/server/pages/read-language'
import { findDevicesOf } from '@/lib/server/push/push-devices'
import { findOwnSearch, findOwnSearches, isLiveLink, readSave } from '@/lib/server/subscriptions/saved-searches/read-page'

type Props = PageProps<'/[lang]/saved-search/[page]'>

type Query = URLSearchParams

const tokenOf = (query: Query) => query.get('token') ?? ''

const save = async (language: Language, query: Query) => <SavePage language={language} query={query} {...readSave(query)} />

async function manage(language: Language, query: Query) {
  const own = await findOwnSearches(query, await headers())
  if (!own) return <SubscriberNotFound language={language} />
  return <ManagePage language={language} {...own} devices={await findDevicesOf(own.searches)} />
}

async function change(language: Language, query: Query) {
  const search = await findOwnSearch(query, await headers())
  if (!search) return <SubscriberNotFound language={language} />
  return <ChangePage language={language} search={search} token={tokenOf(query)} />
}

const link = (action: 'confirm' | 'end') => async (language: Language, query: Query) => {
  const isLive = await isLiveLink(action, tokenOf(query))
  return isLive ? (
    <LinkPage language={language} action={action} token={tokenOf(query)} />
  ) : (
    <SubscriberNotFound language={language} />
  )
}

type Make = (language: Language, query: Query) => Promise<ReactNode>

/** By the last segment of the internal path (lib/routing/app-routes.ts). */
const pages: Readonly<Record<string, Make | undefined>> = {
  save,
  manage,
  change,
  confirm: link('confirm'),
  end: link('end'),
}

export async function generateMetadata({ params }: Props) {
  const page = findContentPage(originalAt(`saved-search/${(await params).page}`) ?? '')
  return page ? contentPageMetadata(page, await readLanguage()) : {}
}

export default async function Page({ params, searchParams }: Props) {
  const make = pages[(await params).page]
  if (!make) notFound()
  const query = new URLSearchParams()
  for (const [name, values] of Object.entries(await searchParams))
    for (const value of [values ?? []].flat()) query.append(name, value)
  return <Returned searchParams={searchParams}>{await make(await readLanguage(), query)}</Returned>
}
