/**
 * A form that no longer exists on the page where it was filled in: shown alone, or only its typed texts, so that nothing is lost.
 */
import { RemovedFormPage } from '@/components/forms/returned/removed-form-page'
import { ReturnedFormPage } from '@/components/forms/returned/returned-form-page'
import { returnedParameter } from '@/lib/routing/returned-form'
import { findReturnedForm } from '@/lib/server/forms/find-returned-form'
import { single } from '@/lib/server/http/query-parameter'
import { readLanguage } from '@/lib/server/pages/read-language'

export const metadata = { robots: { index: false, follow: false } }

export default async function Page({ searchParams }: PageProps<'/[lang]/returned-form'>) {
  const returned = await findReturnedForm(single((await searchParams)[returnedParameter]), new Date())
  const language = await readLanguage()
  if (returned && 'state' in returned) return <ReturnedFormPage language={language} returned={returned} />
  return <RemovedFormPage language={language} typed={returned && 'typed' in returned ? returned.typed : undefined} />
}
