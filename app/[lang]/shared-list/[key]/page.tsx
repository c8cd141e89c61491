/** A list of properties shared by several people, opened by a secret link. */
import { cookies } from 'next/headers'
import { EndedList } from '@/components/shared-list/ended-list'
import { SharedListPage } from '@/components/shared-list/shared-list-page'
import { isListKey } from '@/lib/domain/shared-list/list-key'
import { listViews } from '@/lib/domain/shared-list/shared-list'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { getDb } from '@/lib/server/db/client'
import { findSharedList, noteSeen } from '@/lib/server/db/repositories/shared-list/shared-lists'
import { single } from '@/lib/server/http/query-parameter'
import { readLanguage } from '@/lib/server/pages/read-language'
import { translatorOf } from '@/lib/server/pages/translator'
import { listNotices } from '@/lib/server/shared-list/change-list'
import { readPersonCookie } from '@/lib/server/shared-list/list-links'
import { viewList } from '@/lib/server/shared-list/list-view'
import { takeRefused } from '@/lib/server/shared-list/refused-text'

/** The title that the people gave their list is not in the metadata: that would appear in browser histories and link previews. */
export async function generateMetadata() {
  const title = `${translatorOf(await readLanguage())('SharedList.metaTitle')} | ${getSnapshot().site.name}`
  return { title, robots: { index: false, follow: false }, referrer: 'same-origin' as const }
}

export default async function Page({ params, searchParams }: PageProps<'/[lang]/shared-list/[key]'>) {
  const [{ key }, query, language, now] = [await params, await searchParams, await readLanguage(), new Date()]
  const db = await getDb()
  const list = isListKey(key) ? await findSharedList(db, { key }, now) : undefined
  if (!list) return <EndedList language={language} />
  const browser = (await cookies()).toString()
  const personId = readPersonCookie(browser, list.id, now)
  const show = listViews.find((view) => view === single(query['show'])) ?? 'all'
  const view = viewList(list, personId, { language, show, now })
  if (view.me) await noteSeen(db, view.me.id, now)
  const said = listNotices.find((notice) => notice === single(query['said']))
  const refused = await takeRefused(said, browser, now)
  return <SharedListPage language={language} view={view} said={said} refused={refused} />
}
