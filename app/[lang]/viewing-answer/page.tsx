/** Behind the buttons of an agent's mail about a viewing; opening it does nothing. */

import { AnswerOver } from '@/components/viewings/answer/answer-over'
import { AnswerPage } from '@/components/viewings/answer/answer-page'
import { privateMetadata, single } from '@/lib/server/accounts/private-page'
import { getDb } from '@/lib/server/db/client'
import { staffByLink } from '@/lib/server/office/staff'
import { readUndo } from '@/lib/server/office/undo-offer'
import { getViewingView } from '@/lib/server/office/viewing-view'
import { readLanguage } from '@/lib/server/pages/read-language'
import { answerWays } from '@/lib/server/viewings/viewing-links'

export const generateMetadata = () => privateMetadata('viewing/answer')

export default async function Page({ searchParams }: PageProps<'/[lang]/viewing-answer'>) {
  const [language, query, now] = [await readLanguage(), await searchParams, new Date()]
  const token = single(query['token']) ?? ''
  const db = await getDb()
  const link = await staffByLink(db, token, now)
  const view = link && (await getViewingView(db, link.staff, link.leadId, language, now))
  if (!link || !view) return <AnswerOver language={language} />
  const way = answerWays.find((each) => each === single(query['way']))
  return (
    <AnswerPage
      {...{ language, view, token, way }}
      agent={link.staff.name}
      says={single(query['said'])}
      hasUndo={readUndo(single(query['undo']), view.version, now) !== undefined}
    />
  )
}
