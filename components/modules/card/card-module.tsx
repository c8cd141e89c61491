/** Cards of a category: as rows next to a picture where the settings say so (`categories.rows`), otherwise as numbered cards. */
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { ModuleProps } from '../module-props'
import { NumberedCards } from './numbered-cards'
import { ServiceRows } from './service-rows'

export function CardModule({ module, language, path }: ModuleProps) {
  const { cards, pages, site } = getSnapshot()
  const shown = cards.filter((card) => card.categoryId === module.relation.id).slice(0, module.maxItems)
  if (shown.length === 0) return null
  if (!site.categories.rows.includes(module.relation.id))
    return <NumberedCards module={module} cards={shown} language={language} />
  return <ServiceRows module={module} cards={shown} language={language} image={pages.get(path)?.image} />
}
