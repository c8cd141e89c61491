/** The page of a project inside the site's frame. */
import { SiteFrame } from '@/components/layout/site-frame'
import { JsonLdBreadcrumbs } from '@/components/modules/json-ld-breadcrumbs'
import type { Language } from '@/lib/domain/language'
import type { PublicProject } from '@/lib/domain/project'
import { projectHref, projectListPath } from '@/lib/routing/href'
import { findCrumbs } from '@/lib/server/pages'
import type { Preview } from '@/lib/server/preview/preview-page'
import { projectAlternates } from '@/lib/server/property-page'
import { getSnapshot } from '@/lib/server/snapshot/current-snapshot'
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
  return (
    <SiteFrame language={language} current={projectListPath} alternates={alternates} crumbs={crumbs} preview={preview}>
      <JsonLdBreadcrumbs crumbs={crumbs} />
      <ProjectPage project={project} language={language} />
    </SiteFrame>
  )
}
