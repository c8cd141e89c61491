/** The index of pages of towns and types. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { eachInPieces } from '../../domain/search/in-pieces.ts'
import type { SearchGoal } from '../../domain/subscriptions/saved-search.ts'
import { slugify } from '../../domain/text/slug.ts'
import { listPathOf } from '../../routing/href.ts'
import { createLandingPages, type LandingPages, type LandingType } from '../../routing/landing-pages.ts'
import { preparedPerSnapshot } from '../content/snapshot/prepared-per-snapshot.ts'
import type { Snapshot, WebType } from '../content/snapshot/snapshot-type.ts'
import type { Steps } from '../content/thread/steps.ts'

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

function* buildOfGoal(snapshot: Snapshot, goal: SearchGoal): Steps<LandingPages> {
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

/** Builds the index of each goal; the site uses the cached one, {@link findLandingPages}. */
export function* buildLandingPages(snapshot: Snapshot): Steps<Record<SearchGoal, LandingPages>> {
  return { sale: yield* buildOfGoal(snapshot, 'sale'), rent: yield* buildOfGoal(snapshot, 'rent') }
}

const prepared = preparedPerSnapshot('landing-pages', buildLandingPages)

export const prepareLandingPages = prepared.prepare

export const findLandingPages = (snapshot: Snapshot, goal: SearchGoal): LandingPages => prepared.find(snapshot)[goal]
