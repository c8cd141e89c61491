/** A new-build project; the middleware leads its localized address here. */
import { notFound } from 'next/navigation'
import { SiteFrame } from '@/components/layout/site-frame'
import { JsonLdBreadcrumbs } from '@/components/modules/json-ld-breadcrumbs'
import { ProjectPage } from '@/components/project/project-page'
import { projectHref, projectListPath } from '@/lib/routing/href'
import { projectMetadata } from '@/lib/server/metadata'
import { findCrumbs } from '@/lib/server/pages'
import { projectAlternates } from '@/lib/server/property-page'
import { readLanguage } from '@/lib/server/read-language'
import { getSnapshot } from '@/lib/server/snapshot/current-snapshot'

type Props = { params: Promise<{ id: string }> }

export const generateStaticParams = () => getSnapshot().projects.map((project) => ({ id: String(project.id) }))

async function findFrom({ params }: Props) {
  const { id } = await params
  return getSnapshot().projects.find((project) => String(project.id) === id)
}

export async function generateMetadata(props: Props) {
  const project = await findFrom(props)
  return project ? projectMetadata(project, await readLanguage()) : {}
}

export default async function Page(props: Props) {
  const project = await findFrom(props)
  if (!project) notFound()
  const language = await readLanguage()
  const own = { name: project.name, href: projectHref(getSnapshot().routeTable, project, language) }
  const crumbs = [...findCrumbs(projectListPath, language), own]
  return (
    <SiteFrame language={language} current={projectListPath} alternates={projectAlternates(project)} crumbs={crumbs}>
      <JsonLdBreadcrumbs crumbs={crumbs} />
      <ProjectPage project={project} language={language} />
    </SiteFrame>
  )
}
