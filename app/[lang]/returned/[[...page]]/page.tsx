/**
 * The dynamic twin of a content page: the same page with a form as its visitor left it (docs/decisions/029-forms-come-back.md).
 */
import { notFound } from 'next/navigation'
import { ReturnedProvider } from '@/components/forms/returned/returned-context.client'
import { ReturnedFormPage } from '@/components/forms/returned/returned-form-page'
import { findReturnedModule } from '@/components/modules/alone-modules'
import { ContentPage } from '@/components/modules/content-page'
import { returnedParameter } from '@/lib/routing/returned-form'
import { findReturnedForm } from '@/lib/server/forms/find-returned-form'
import { findPageForms } from '@/lib/server/forms/page-forms'
import { single } from '@/lib/server/http/query-parameter'
import { contentPageMetadata } from '@/lib/server/pages/metadata'
import { findContentPage } from '@/lib/server/pages/pages'
import { readLanguage } from '@/lib/server/pages/read-language'

type Props = PageProps<'/[lang]/returned/[[...page]]'>

const findFrom = async ({ params }: Props) => findContentPage(((await params).page ?? []).map(decodeURIComponent).join('/'))

export async function generateMetadata(props: Props) {
  const page = await findFrom(props)
  return page ? { ...contentPageMetadata(page, await readLanguage()), robots: { index: false, follow: false } } : {}
}

export default async function Page(props: Props) {
  const page = await findFrom(props)
  if (!page) notFound()
  const language = await readLanguage()
  const returned = await findReturnedForm(single((await props.searchParams)[returnedParameter]), new Date())
  const content = <ContentPage page={page} language={language} isClosed findModule={findReturnedModule} />
  if (!returned) return content
  // The page may have been changed since the form was opened.
  if ('state' in returned && !findPageForms(page, language).includes(returned.form))
    return <ReturnedFormPage language={language} returned={returned} />
  return <ReturnedProvider value={returned}>{content}</ReturnedProvider>
}
