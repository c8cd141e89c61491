/**
 * The index of pages of towns and types, built once per snapshot before it is shown, so that no visitor waits. On globalThis:
 * each bundle has a copy of this file.
 */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { eachInPieces } from '../../domain/search/in-pieces.ts'
import type { SearchGoal } from '../../domain/subscriptions/saved-search.ts'
import { slugify } from '../../domain/text/slug.ts'
import { listPathOf } from '../../routing/href.ts'
import { createLandingPages, type LandingPages, type LandingType } from '../../routing/landing-pages.ts'
import { listGoals } from '../../routing/resolve-list.ts'
import type { Snapshot, WebType } from '../content/snapshot/snapshot-type.ts'
import { runAtOnce, type Steps } from '../content/thread/steps.ts'

type ByGoal = Map<SearchGoal, LandingPages>

const holder = globalThis as typeof globalThis & { siteLandingPages?: WeakMap<Snapshot, ByGoal> }

/** The path in the content, else from the type's name; a type without a name in a language in use has no page. */
function toLandingType({ languages, landingContent }: Snapshot, { webId, name }: WebType): LandingType[] {
  const own = landingContent.types.find((type) => type.webId === webId)?.path
  const paths = languages.map((language) => [language, own?.[language] || slugify(name[language], language)] as const)
  return paths.every(([, path]) => path) ? [{ webId, path: Object.fromEntries(paths) }] : []
}

/** Whether the list is a page of this site, so that pages below it can exist. */
const isOwnList = ({ routeTable, pages }: Snapshot, original: string) =>
  pages.get(original)?.status === 'Published' && routeTable.byOriginal.get(original)?.external === undefined

/** Listings processed between two yields: a few milliseconds of work. */
const atOnce = 5_000

/** One home for each combination of town, types and availability: of 100 000 homes a few thousand. */
function* distinctHomes({ properties }: Snapshot, goal: SearchGoal): Steps<PublicProperty[]> {
  const homes = new Map<string, PublicProperty>()
  yield* eachInPieces(properties, atOnce, (property) => {
    const { city, zip, webIds, availability } = property
    if (property.goal === goal) homes.set([city, zip, availability, ...webIds].join('|'), property)
  })
  return [...homes.values()]
}

function* buildInSteps(snapshot: Snapshot, goal: SearchGoal): Steps<LandingPages> {
  const { propertyById, former, types, landingContent, site } = snapshot
  const archived = [...propertyById.values()].filter((property) => property.goal === goal && property.archived)
  const gone = [...archived, ...[...former.values()].flatMap((one) => (one.kind === 'property' && one.goal === goal ? one : []))]
  return createLandingPages({
    homes: isOwnList(snapshot, listPathOf[goal]) ? yield* distinctHomes(snapshot, goal) : [],
    types: types.filter((type) => type[goal]).flatMap((type) => toLandingType(snapshot, type)),
    knownTowns: [...gone.map(({ city }) => city), ...landingContent.towns.map(({ town }) => town)],
    aliases: site.cityAliases,
  })
}

/** Builds the index; the site uses the cached one, {@link findLandingPages}. */
export const buildLandingPages = (snapshot: Snapshot, goal: SearchGoal): LandingPages => runAtOnce(buildInSteps(snapshot, goal))

function cacheOf(snapshot: Snapshot): ByGoal {
  holder.siteLandingPages ??= new WeakMap()
  const byGoal = holder.siteLandingPages.get(snapshot) ?? new Map<SearchGoal, LandingPages>()
  holder.siteLandingPages.set(snapshot, byGoal)
  return byGoal
}

/** Builds the index now if it was not built before. */
export function findLandingPages(snapshot: Snapshot, goal: SearchGoal): LandingPages {
  const byGoal = cacheOf(snapshot)
  const pages = byGoal.get(goal) ?? buildLandingPages(snapshot, goal)
  byGoal.set(goal, pages)
  return pages
}

export function* prepareLandingPages(snapshot: Snapshot): Steps<void> {
  for (const goal of listGoals) cacheOf(snapshot).set(goal, yield* buildInSteps(snapshot, goal))
}
