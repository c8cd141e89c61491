/** The property or project that a form is about, with what the form may show of it. */
import 'server-only'
import { findRegion, type Region } from '../../domain/law/region.ts'
import type { PublicProject } from '../../domain/project/project.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import { formatTown } from '../../domain/text/address.ts'
import type { Language } from '../../domain/text/language.ts'
import type { FormSubject } from '../../forms/define-form.ts'
import { projectHref, propertyHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { absoluteUrl } from '../runtime/site-url.ts'

export type Subject = {
  id: number
  title: string
  /** Postcode and town, as the street may be hidden. */
  town: string
  url: string
  region: Region | undefined
  /** The responsible agent; undefined for the agency itself. */
  agentId: number | undefined
  agentEmail: string | undefined
  property: PublicProperty | undefined
  project: PublicProject | undefined
}

/** A property, whether or not it is still available. */
export function subjectOf(property: PublicProperty, language: Language): Subject {
  const { agents, routeTable } = getSnapshot()
  const texts = property.texts[language]
  return {
    id: property.id,
    title: texts.title,
    town: formatTown(property, texts.countryName),
    url: absoluteUrl(propertyHref(routeTable, property, language)),
    region: findRegion(property.zip, property.countryId),
    agentId: property.agentId,
    agentEmail: agents.find(({ id }) => id === property.agentId)?.email,
    property,
    project: undefined,
  }
}

function fromProject(project: PublicProject, language: Language): Subject {
  return {
    id: project.id,
    title: project.name,
    town: formatTown(project, project.texts[language].countryName),
    url: absoluteUrl(projectHref(getSnapshot().routeTable, project, language)),
    region: findRegion(project.zip, project.countryId),
    agentId: project.agentId,
    agentEmail: getSnapshot().agents.find(({ id }) => id === project.agentId)?.email,
    property: undefined,
    project,
  }
}

/** As it is in the current content, available or not; undefined when it is not there. */
export function readSubject(kind: FormSubject, id: number | undefined, language: Language): Subject | undefined {
  if (id === undefined) return undefined
  const { propertyById, projectById } = getSnapshot()
  if (kind === 'project') {
    const project = projectById.get(id)
    return project && fromProject(project, language)
  }
  const property = propertyById.get(id)
  return property && subjectOf(property, language)
}

/** Undefined when it is unknown, sold, rented or archived: then no form about it can be sent (ruling 11). */
export function findSubject(kind: FormSubject, id: number | undefined, language: Language): Subject | undefined {
  const subject = readSubject(kind, id, language)
  const property = subject?.property
  return property && (property.archived || property.availability !== 'available') ? undefined : subject
}
