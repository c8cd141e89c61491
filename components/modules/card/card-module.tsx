/** Cards of a category: the services as rows beside a picture, everything else as numbered cards. */
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import type { ModuleProps } from '../module-props'
import { NumberedCards } from './numbered-cards'
import { ServiceRows } from './service-rows'

/** Categories that stand as rows; their cards lead to other pages. */
const rowCategories: readonly string[] = ['services-home']

export function CardModule({ module, language, path }: ModuleProps) {
  const { cards, pages } = getSnapshot()
  const shown = cards.filter((card) => card.categoryId === module.relation.id).slice(0, module.maxItems)
  if (shown.length === 0) return null
  if (!rowCategories.includes(module.relation.id)) return <NumberedCards module={module} cards={shown} language={language} />
  return <ServiceRows module={module} cards={shown} language={language} image={pages.get(path)?.image} />
}
