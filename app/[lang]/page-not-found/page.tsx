/** The 404 page in the visitor's language; the middleware rewrites unknown addresses to it (specification 8). */
import { NotFoundPage } from '@/components/layout/not-found-page'
import { readLanguage } from '@/lib/server/pages/read-language'

export default async function Page() {
  return <NotFoundPage language={await readLanguage()} what="page" />
}
