/** Data of the page of a project's form. */
import 'server-only'
import type { Metadata } from 'next'
import type { PublicProject } from '../../domain/project/project.ts'
import type { Language, Localized } from '../../domain/text/language.ts'
import { fitTitle } from '../../domain/text/summarise.ts'
import { projectFormHref, projectHref, projectListPath } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { findCrumbs } from '../pages/pages.ts'
import { translatorOf } from '../pages/translator.ts'

/** The form's address in every language in use. */
export function projectFormAlternates(project: PublicProject): Partial<Localized> {
  const { languages, routeTable } = getSnapshot()
  return Object.fromEntries(languages.map((language) => [language, projectFormHref(routeTable, project, language)]))
}

/** Breadcrumbs from home via the project to the form. */
export function projectFormCrumbs(project: PublicProject, language: Language) {
  const { routeTable } = getSnapshot()
  return [
    ...findCrumbs(projectListPath, language),
    { name: project.name, href: projectHref(routeTable, project, language) },
    { name: translatorOf(language)('Forms.new-build.title'), href: projectFormHref(routeTable, project, language) },
  ]
}

/** Not indexed (ruling 6). */
export function projectFormMetadata(project: PublicProject, language: Language): Metadata {
  const title = fitTitle([`${translatorOf(language)('Forms.new-build.title')} | ${project.name}`], getSnapshot().site.name)
  return { title, robots: { index: false, follow: false } }
}
