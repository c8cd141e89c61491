/** Data of the search panel from the live content (specification 2, "Home search block"). */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import {
  type PanelChoice,
  type PanelCity,
  type PanelProperty,
  type PanelResult,
  searchPanel,
} from '../../domain/search/panel-search.ts'
import type { Language } from '../../domain/text/language.ts'
import { truncate } from '../../domain/text/truncate.ts'
import { projectHref, propertyHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { pictureUrl } from '../media/current-media.ts'
import { smallPictureOf } from '../property/small-picture.ts'
import { findPanelBase, type PanelBase, pagesOf, queryOf } from './panel-base.ts'

/** Longest type description (specification 9). */
const textLimit = 100

/** Most references sent at once; beyond that, the panel requests matches as the visitor types. */
const ownReferenceLimit = 300

/** Built once per snapshot, usually before it is shown. */
const getBase = (): PanelBase => findPanelBase(getSnapshot())

function toPanelProperty(property: PublicProperty, language: Language): PanelProperty {
  return {
    id: property.id,
    text: truncate(property.texts[language].title, textLimit),
    href: propertyHref(getSnapshot().routeTable, property, language),
    picture: smallPictureOf(property)?.url,
  }
}

/** The published property, takeover or project with this reference number; archived ones are excluded. */
export function findReference(id: string, language: Language): PanelProperty | undefined {
  const { propertyById, projectById, routeTable } = getSnapshot()
  // The text must be exactly the reference: "04102311" is not.
  const property = propertyById.get(Number(id))
  if (property) return property.archived || String(property.id) !== id ? undefined : toPanelProperty(property, language)
  const project = projectById.get(Number(id))
  if (!project || String(project.id) !== id) return undefined
  const [front] = project.pictures
  return {
    id: project.id,
    text: truncate(`${project.name}. ${project.texts[language].intro}`, textLimit),
    href: projectHref(routeTable, project, language),
    picture: front && pictureUrl(front.url, 400),
  }
}

/** The matches of the panel for a text. */
export function findForPanel(text: string, language: Language): PanelResult {
  return searchPanel({ ...getBase().towns, findProperty: (id) => findReference(id, language) }, text)
}

/** Every type with a name in the language (ruling 16), in the order of the content. */
export function findPanelTypes(language: Language): PanelChoice[] {
  const { countsByType } = getBase()
  return getSnapshot()
    .types.filter(({ name }) => name[language])
    .map(({ webId, name, sale, rent }) => {
      const counts = countsByType.get(webId)
      const filter = { types: [webId] }
      const links = { query: queryOf(filter), ...pagesOf(getSnapshot(), filter, language) }
      return { name: name[language], ...links, sale: sale ? (counts?.sale ?? 0) : 0, rent: rent ? (counts?.rent ?? 0) : 0 }
    })
}

const listReferences = (): number[] => {
  const { propertyById, projectById } = getSnapshot()
  return [...propertyById.keys(), ...projectById.keys()]
}

/** Whether all searchable entries can be sent at once. */
export const hasPanelStock = (): boolean => listReferences().length <= ownReferenceLimit

/** All searchable entries if there are few enough; undefined when the server has to search. */
export function findPanelStock(
  language: Language,
): { cities: readonly PanelCity[]; properties: readonly PanelProperty[] } | undefined {
  if (!hasPanelStock()) return undefined
  return { cities: getBase().cities, properties: listReferences().flatMap((id) => findReference(String(id), language) ?? []) }
}
