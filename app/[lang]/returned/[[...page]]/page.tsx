/** The dynamic twin of a page of the content: the same page with a form as its visitor left it (docs/decisions/029-forms-come-back.md). */
import { notFound } from 'next/navigation'
import { Returned } from '@/components/forms/returned'
import { ContentPage } from '@/components/modules/content-page'
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
  return (
    <Returned searchParams={props.searchParams}>
      <ContentPage page={page} language={await readLanguage()} isClosed />
    </Returned>
  )
}
