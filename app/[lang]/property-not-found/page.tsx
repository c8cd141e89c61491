/** The 404 page for a property that never existed (specification 8, 'Property not found'). */
import { NotFoundPage } from '@/components/layout/not-found-page'
import { readLanguage } from '@/lib/server/pages/read-language'

export default async function Page() {
  return <NotFoundPage language={await readLanguage()} what="property" />
}
