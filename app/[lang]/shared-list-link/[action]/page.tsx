/**
 * Confirms and ends the mails about a shared list; the middleware rewrites the localized addresses to this route, with the token
 * in the query.
 */
import { notFound } from 'next/navigation'
import { ListLinkPage } from '@/components/shared-list/list-link-page'
import { privateMetadata } from '@/lib/server/accounts/private-page'
import { single } from '@/lib/server/http/query-parameter'
import { readLanguage } from '@/lib/server/pages/read-language'
import { listMailing } from '@/lib/server/shared-list/list-links'

type Props = PageProps<'/[lang]/shared-list-link/[action]'>

/** By the last segment of the internal path (lib/routing/app-routes.ts). */
const originals: Readonly<Record<'confirm' | 'end', string>> = { confirm: 'shared-list/confirm', end: 'shared-list/unsubscribe' }

const actionOf = (text: string) => (text === 'confirm' || text === 'end' ? text : undefined)

export async function generateMetadata({ params }: Props) {
  const action = actionOf((await params).action)
  return action ? privateMetadata(originals[action]) : {}
}

export default async function Page({ params, searchParams }: Props) {
  const action = actionOf((await params).action) ?? notFound()
  const [query, language] = [await searchParams, await readLanguage()]
  const token = single(query['token']) ?? ''
  const isOurs = listMailing.readToken(action, token, new Date()) !== undefined
  const isDone = action === 'end' && single(query['done']) === '1'
  return <ListLinkPage language={language} action={action} token={isOurs ? token : undefined} isDone={isDone} />
}
