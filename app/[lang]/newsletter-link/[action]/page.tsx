/**
 * Confirms and ends the newsletter; the middleware rewrites the localized addresses to this route, with the token in the query.
 */
import { notFound } from 'next/navigation'
import { NewsletterPage } from '@/components/subscriptions/newsletter-page'
import { contentPageMetadata } from '@/lib/server/pages/metadata'
import { findContentPage } from '@/lib/server/pages/pages'
import { readLanguage } from '@/lib/server/pages/read-language'
import { type NewsletterAction, newsletter } from '@/lib/server/subscriptions/newsletter/newsletter'

type Props = PageProps<'/[lang]/newsletter-link/[action]'>

/** By the last segment of the original path. */
const actions: Readonly<Record<string, NewsletterAction | undefined>> = { confirm: 'confirm', unsubscribe: 'end' }

export async function generateMetadata({ params }: Props) {
  const page = findContentPage(`newsletter/${(await params).action}`)
  return page ? contentPageMetadata(page, await readLanguage()) : {}
}

export default async function Page({ params, searchParams }: Props) {
  const action = actions[(await params).action]
  if (!action) notFound()
  const { token } = await searchParams
  const isOurs = typeof token === 'string' && newsletter.readToken(action, token, new Date()) !== undefined
  return <NewsletterPage language={await readLanguage()} action={action} token={isOurs ? token : undefined} />
}
