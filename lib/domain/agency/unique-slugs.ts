/** Slugs from names: the last segments of addresses. */
import { slugify } from '../text/slug.ts'

type Named = { id: number; name: string }

/**
 * Slugs by item number. Of two items with the same name the later one gets its number appended, as does a name without Latin
 * letters.
 */
export function uniqueSlugs(items: readonly Named[]): ReadonlyMap<number, string> {
  const taken = new Set<string>()
  return new Map(
    items.map(({ id, name }) => {
      const plain = slugify(name)
      const slug = plain && !taken.has(plain) ? plain : [plain, id].filter(Boolean).join('-')
      taken.add(slug)
      return [id, slug]
    }),
  )
}
