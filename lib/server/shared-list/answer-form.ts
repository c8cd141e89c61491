/** The button on the page of a mailed link about a shared list. */
import 'server-only'
import { answerLinkForm, linkFormSchema } from '../subscriptions/answer-link.ts'
import { confirmListMails, endListMails } from './answer-link.ts'
import { listMailing, sharedListHref } from './list-links.ts'

const confirm = (data: FormData) => answerLinkForm(listMailing, 'confirm', data, confirmListMails, sharedListHref)

/** Does not link to the list: the mailed link may be years old. */
const end = (data: FormData) =>
  answerLinkForm(listMailing, 'end', data, endListMails, (_, language) => `${listMailing.page('end', '', language)}&done=1`)

export async function handleListAnswer(data: FormData): Promise<{ goTo: string }> {
  return linkFormSchema.safeParse(Object.fromEntries(data)).success && data.get('action') === 'end' ? end(data) : confirm(data)
}
