/**
 * A day of viewings: several properties in an order with the journeys between them, booked together. Dynamic, as it shows free
 * slots.
 */
import { Returned } from '@/components/forms/returned/returned'
import { ViewingDayPage } from '@/components/viewing-day/viewing-day-page'
import { privateMetadata } from '@/lib/server/accounts/private-page'
import { getDb } from '@/lib/server/db/client'
import { readLanguage } from '@/lib/server/pages/read-language'
import { readDayQuery } from '@/lib/server/viewings/day-links'
import { planViewingDay } from '@/lib/server/viewings/day-plan'

export const generateMetadata = () => privateMetadata('viewing-day')

export default async function Page({ searchParams }: PageProps<'/[lang]/viewing-day'>) {
  const [query, language] = [readDayQuery(await searchParams), await readLanguage()]
  const day = await planViewingDay(await getDb(), query, new Date())
  return (
    <Returned searchParams={searchParams}>
      <ViewingDayPage language={language} ids={query.ids} day={day} />
    </Returned>
  )
}
