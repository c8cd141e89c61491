/** The page of a project inside the site's frame. */
import { JsonLd } from '@/components/layout/json-ld'
import { JsonLdAgency } from '@/components/layout/json-ld-agency'
import { JsonLdBreadcrumbs } from '@/components/layout/json-ld-breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import type { PublicProject } from '@/lib/domain/project/project'
import { toProjectData } from '@/lib/domain/syndication/project-data'
import { formatStreet } from '@/lib/domain/text/address'
import type { Language } from '@/lib/domain/text/language'
import { boxWords } from '@/lib/i18n/box-words'
import { projectHref, projectListPath } from '@/lib/routing/href'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { findCrumbs } from '@/lib/server/pages/pages'
import type { Preview } from '@/lib/server/preview/preview-page'
import { projectAlternates } from '@/lib/server/property/property-page'
import { absoluteUrl, agencyId } from '@/lib/server/runtime/site-url'
import { ProjectPage } from './project-page'

export function ProjectInFrame({
  project,
  language,
  preview,
}: {
  project: PublicProject
  language: Language
  preview?: Preview
}) {
  const own = { name: project.name, href: projectHref(getSnapshot().routeTable, project, language) }
  const crumbs = [...findCrumbs(projectListPath, language), own]
  const alternates = projectAlternates(project)
  const listing = {
    language,
    project,
    texts: project.texts[language],
    street: formatStreet(project.address, boxWords[language]),
    url: absoluteUrl(own.href),
  }
  return (
    <SiteFrame language={language} current={projectListPath} alternates={alternates} crumbs={crumbs} preview={preview}>
      <JsonLdBreadcrumbs crumbs={crumbs} />
      <JsonLdAgency />
      <JsonLd data={toProjectData(listing, { absoluteUrl, agencyId: agencyId() })} />
      <ProjectPage project={project} language={language} />
    </SiteFrame>
  )
}
