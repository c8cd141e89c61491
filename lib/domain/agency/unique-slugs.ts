/** Last segments of addresses that are made of names. */
import { slugify } from '../text/slug.ts'

type Named = { id: number; name: string }

/** The slug of each by its number; of two with one name the later one gets its number, as does a name without a letter of ours. */
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
