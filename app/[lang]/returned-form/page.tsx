/** A form whose property or project is no longer there: it is shown alone, so that nothing that was typed is lost. */
import { notFound } from 'next/navigation'
import { ReturnedFormPage } from '@/components/forms/returned-form-page'
import { returnedParameter } from '@/lib/routing/returned-form'
import { single } from '@/lib/server/accounts/private-page'
import { findReturnedForm } from '@/lib/server/forms/find-returned-form'
import { readLanguage } from '@/lib/server/pages/read-language'

export const metadata = { robots: { index: false, follow: false } }

export default async function Page({ searchParams }: PageProps<'/[lang]/returned-form'>) {
  const returned = await findReturnedForm(single((await searchParams)[returnedParameter]), new Date())
  if (!returned || !('state' in returned)) notFound()
  return <ReturnedFormPage language={await readLanguage()} returned={returned} />
}
