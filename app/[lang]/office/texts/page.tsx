/** Texts of the site that the office can write. */
import { TextsPage } from '@/components/office/texts/texts-page'
import { single } from '@/lib/server/accounts/private-page'
import { getDb } from '@/lib/server/db/client'
import { officeMetadata } from '@/lib/server/office/office-metadata'
import { requireStaff } from '@/lib/server/office/require-staff'
import { getTexts, readTextGroup } from '@/lib/server/office/texts-view'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeTexts.title')

export default async function Page({ searchParams }: PageProps<'/[lang]/office/texts'>) {
  const staff = await requireStaff('writeTexts')
  const [language, query] = [await readLanguage(), await searchParams]
  const list = await getTexts(await getDb(), readTextGroup(single(query['group'])), { staff, language })
  return <TextsPage staff={staff} language={language} list={list} />
}
