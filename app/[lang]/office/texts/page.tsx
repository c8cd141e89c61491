/** Texts of the site that the office can edit, and its unused pictures. */
import { Returned } from '@/components/forms/returned/returned'
import { PicturesPage } from '@/components/office/texts/pictures-page'
import { TextsPage } from '@/components/office/texts/texts-page'
import { returnedParameter } from '@/lib/routing/returned-form'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { countTexts, getTexts, picturesGroup, readTextGroup } from '@/lib/server/office/texts/texts-view'
import { readLanguage } from '@/lib/server/pages/read-language'
import { findUnusedPictures } from '@/lib/server/texts/unused-pictures'

export const generateMetadata = () => officeMetadata('OfficeTexts.title')

export default async function Page({ searchParams }: PageProps<'/[lang]/office/texts'>) {
  const staff = await requireStaff('writeTexts')
  const [language, query, db] = [await readLanguage(), await searchParams, await getDb()]
  const [group, says] = [single(query['group']), single(query['said'])]
  if (group === picturesGroup) {
    const pictures = await findUnusedPictures(db, staff, new Date())
    const chosen = [query['remove'] ?? []].flat()
    return <PicturesPage {...{ staff, language, pictures, chosen, says }} counts={countTexts(staff)} />
  }
  const list = await getTexts(db, readTextGroup(group), { staff, language })
  return (
    <Returned searchParams={searchParams}>
      <TextsPage {...{ staff, language, list, says }} isReturned={query[returnedParameter] !== undefined} />
    </Returned>
  )
}
