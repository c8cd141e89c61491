/** The page to report a mail that someone else requested; the token is in the query. */
import { UnwantedMailPage, type UnwantedMailState } from '@/components/mail/unwanted-mail-page'
import { readUnwantedToken } from '@/lib/server/mail/unwanted-mail'
import { contentPageMetadata } from '@/lib/server/pages/metadata'
import { findContentPage } from '@/lib/server/pages/pages'
import { readLanguage } from '@/lib/server/pages/read-language'

export async function generateMetadata() {
  const page = findContentPage('unwanted-mail')
  return page ? contentPageMetadata(page, await readLanguage()) : {}
}

export default async function Page({ searchParams }: PageProps<'/[lang]/unwanted-mail'>) {
  const { token, done } = await searchParams
  const isOurs = typeof token === 'string' && readUnwantedToken(token, new Date()) !== undefined
  const state: UnwantedMailState = done !== undefined ? { kind: 'done' } : isOurs ? { kind: 'ask', token } : { kind: 'invalid' }
  return <UnwantedMailPage language={await readLanguage()} state={state} />
}
