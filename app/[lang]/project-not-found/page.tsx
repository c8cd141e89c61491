/** The 404 page for a new-build project that never existed (specification 8, 'No construction'). */
import { NotFoundPage } from '@/components/layout/not-found-page'
import { readLanguage } from '@/lib/server/pages/read-language'

export default async function Page() {
  return <NotFoundPage language={await readLanguage()} what="project" />
}
