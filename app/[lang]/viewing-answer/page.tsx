/** The page of the buttons in an agent's mail about a viewing; opening it changes nothing. */
import { headers } from 'next/headers'
import { AnswerOver } from '@/components/viewings/answer/answer-over'
import { AnswerPage, wayFor } from '@/components/viewings/answer/answer-page'
import { privateMetadata } from '@/lib/server/accounts/private-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { readUndo } from '@/lib/server/office/forms/undo-window'
import { staffByLink } from '@/lib/server/office/staff/staff'
import { getAnswerChoices } from '@/lib/server/office/viewings/answer-choices'
import { takeRejectedAnswer } from '@/lib/server/office/viewings/rejected-answer'
import { getViewingView, isOpenViewing } from '@/lib/server/office/viewings/viewing-view'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => privateMetadata('viewing/answer')

export default async function Page({ searchParams }: PageProps<'/[lang]/viewing-answer'>) {
  const [language, query, now] = [await readLanguage(), await searchParams, new Date()]
  const token = single(query['token']) ?? ''
  const db = await getDb()
  const link = await staffByLink(db, token, now)
  const view = link && (await getViewingView(db, link.staff, link.leadId, language, now))
  if (!link || !view) return <AnswerOver language={language} />
  const way = wayFor(view, single(query['way']))
  const asked = (single(query['slots']) ?? '').split(' ')
  const { staff, leadId } = link
  const desk = isOpenViewing(view) ? await getAnswerChoices(db, staff, { leadId, way, asked, now }) : undefined
  const kept = await takeRejectedAnswer({ token, said: single(query['said']) }, (await headers()).get('cookie'), now)
  return (
    <AnswerPage
      {...{ language, view, token, way, desk, kept }}
      agent={staff.name}
      endsAt={link.endsAt}
      says={single(query['said'])}
      hasUndo={readUndo(single(query['undo']), view.version, now) !== undefined}
    />
  )
}
