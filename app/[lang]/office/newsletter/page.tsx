/** The newsletter: its subscribers, a preview, and what was sent. */
import { NewsletterPage } from '@/components/office/newsletter/newsletter-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { getNewsletter } from '@/lib/server/office/newsletter/newsletter-view'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeNewsletter.title')

export default async function Page({ searchParams }: PageProps<'/[lang]/office/newsletter'>) {
  const staff = await requireStaff('sendMailings')
  const language = await readLanguage()
  const { article, in: shown, said } = await searchParams
  const view = await getNewsletter(await getDb(), staff, single(article), language)
  const preview = view.languages.find((code) => code === single(shown)) ?? language
  return <NewsletterPage staff={staff} language={language} view={view} preview={preview} says={single(said)} />
}
