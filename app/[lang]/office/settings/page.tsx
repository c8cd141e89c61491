/** The settings of the office. */
import { Returned } from '@/components/forms/returned/returned'
import { MissingPage } from '@/components/office/pages/missing-page'
import { SettingsPage } from '@/components/office/settings/settings-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { getSettings } from '@/lib/server/office/settings/settings-view'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeSettings.title')

export default async function Page({ searchParams }: PageProps<'/[lang]/office/settings'>) {
  const staff = await requireStaff('changeSettings')
  const language = await readLanguage()
  const [query, db, now] = [await searchParams, await getDb(), new Date()]
  const settings = await getSettings({ db, staff, language, now })
  if (!settings) return <MissingPage staff={staff} language={language} />
  return (
    <Returned searchParams={searchParams}>
      <SettingsPage staff={staff} language={language} settings={settings} says={single(query['said'])} />
    </Returned>
  )
}
