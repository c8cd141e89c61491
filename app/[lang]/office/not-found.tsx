/** What pages of the office show in place of something that is gone, with status 404; to whoever may not be here, nothing of the office. */
import { headers } from 'next/headers'
import { MissingPage } from '@/components/office/missing-page'
import { staffBehind } from '@/lib/server/office/staff'
import { readLanguage } from '@/lib/server/pages/read-language'

export default async function NotFound() {
  const entry = await staffBehind(await headers(), 'ownSettings')
  return entry.kind === 'in' ? <MissingPage staff={entry.staff} language={await readLanguage()} /> : null
}
