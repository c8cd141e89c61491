/**
 * Which pages of towns and types stand, made once for a snapshot: before it is shown, so that nobody waits for it.
 * On globalThis: the site's bundles each have a copy of this file.
 */
import 'server-only'
import type { SearchGoal } from '../../domain/subscriptions/saved-search.ts'
import { slugify } from '../../domain/text/slug.ts'
import { listPathOf } from '../../routing/href.ts'
import { createLandingPages, type LandingPages, type LandingType } from '../../routing/landing-pages.ts'
import { listGoals } from '../../routing/resolve-list.ts'
import type { Snapshot, WebType } from '../content/snapshot/snapshot-type.ts'
import type { Steps } from '../content/thread/steps.ts'

type ByGoal = Map<SearchGoal, LandingPages>

const holder = globalThis as typeof globalThis & { siteLandingPages?: WeakMap<Snapshot, ByGoal> }

/** The path of the content, else the type's name; a type that a language in use has no name for has no page. */
function toLandingType({ languages, landingContent }: Snapshot, { webId, name }: WebType): LandingType[] {
  const own = landingContent.types.find((type) => type.webId === webId)?.path
  const paths = languages.map((language) => [language, own?.[language] || slugify(name[language], language)] as const)
  return paths.every(([, path]) => path) ? [{ webId, path: Object.fromEntries(paths) }] : []
}

/** Whether the list is a page of this site, so that there can be pages below it. */
const isOwnList = ({ routeTable, pages }: Snapshot, original: string) =>
  pages.get(original)?.status === 'Published' && routeTable.byOriginal.get(original)?.external === undefined

/** Made again; the site asks {@link findLandingPages}. */
export function buildLandingPages(snapshot: Snapshot, goal: SearchGoal): LandingPages {
  const { properties, propertyById, former, types, landingContent, site } = snapshot
  const archived = [...propertyById.values()].filter((property) => property.goal === goal && property.archived)
  const gone = [...archived, ...[...former.values()].flatMap((one) => (one.kind === 'property' && one.goal === goal ? one : []))]
  return createLandingPages({
    homes: isOwnList(snapshot, listPathOf[goal]) ? properties.filter((property) => property.goal === goal) : [],
    types: types.filter((type) => type[goal]).flatMap((type) => toLandingType(snapshot, type)),
    knownTowns: [...gone.map(({ city }) => city), ...landingContent.towns.map(({ town }) => town)],
    aliases: site.cityAliases,
  })
}

/** Made now where they were not made before. */
export function findLandingPages(snapshot: Snapshot, goal: SearchGoal): LandingPages {
  holder.siteLandingPages ??= new WeakMap()
  const byGoal = holder.siteLandingPages.get(snapshot) ?? new Map<SearchGoal, LandingPages>()
  holder.siteLandingPages.set(snapshot, byGoal)
  const pages = byGoal.get(goal) ?? buildLandingPages(snapshot, goal)
  byGoal.set(goal, pages)
  return pages
}

export function* prepareLandingPages(snapshot: Snapshot): Steps<void> {
  for (const goal of listGoals) {
    findLandingPages(snapshot, goal)
    yield
  }
}
