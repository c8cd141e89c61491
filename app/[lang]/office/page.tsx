/** The first page of the office: open items, and the viewings of the day. */
import { TodayPage } from '@/components/office/today/today-page'
import { getDb } from '@/lib/server/db/client'
import { whoseWork } from '@/lib/server/db/repositories/office/office-day'
import { single } from '@/lib/server/http/query-parameter'
import { formRejections } from '@/lib/server/office/forms/reject-form'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { readPageNumber } from '@/lib/server/office/pages/page-number'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { getResponseTimes } from '@/lib/server/office/today/response-times'
import { getToday } from '@/lib/server/office/today/today'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeToday.metaTitle')

export default async function Page({ searchParams }: PageProps<'/[lang]/office'>) {
  const staff = await requireStaff('seeToday')
  const language = await readLanguage()
  const query = await searchParams
  const asked = single(query['whose'])
  const whose = whoseWork.find((known) => known === asked) ?? 'mine'
  const page = readPageNumber(single(query['page']))
  const [db, now] = [await getDb(), new Date()]
  const [today, kept] = await Promise.all([getToday(db, staff, { whose, language, now, page }), getResponseTimes(db, staff, now)])
  const refusal = formRejections.find((said) => said === single(query['said']))
  return <TodayPage {...{ staff, language, today, kept, refusal }} />
}
