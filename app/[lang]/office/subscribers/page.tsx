/** The subscribers (people with saved searches) in the office. */
import { SubscribersPage } from '@/components/office/people/subscribers-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { getSubscribers, readSubscriberQuery } from '@/lib/server/office/people/subscribers-view'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeSubscribers.title')

export default async function Page({ searchParams }: PageProps<'/[lang]/office/subscribers'>) {
  const staff = await requireStaff('seeSubscribers')
  const language = await readLanguage()
  const query = await searchParams
  const list = await getSubscribers(await getDb(), staff, readSubscriberQuery(query), language)
  return <SubscribersPage staff={staff} language={language} list={list} says={single(query['said'])} />
}
