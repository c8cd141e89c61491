/** New-build projects, two per row (specification 2, "Nieuwbouw"). */
import { useTranslations } from 'next-intl'
import { ProjectCard } from '@/components/project/project-card'
import { isOutside, projectHref } from '@/lib/routing/href'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { JsonLdList } from '../json-ld-list'
import { gridSizes, ModuleGrid } from '../module-grid'
import type { ModuleProps } from '../module-props'
import { innerHeading, ModuleSection } from '../module-section'

export function ProjectsModule({ module, language, isFirst }: ModuleProps) {
  const t = useTranslations('ProjectsModule')
  const projects = getSnapshot().projects.slice(0, module.maxItems)
  const items = projects
    .map((project) => ({ name: project.name, href: projectHref(getSnapshot().routeTable, project, language) }))
    .filter(({ href }) => !isOutside(href))
  return (
    <ModuleSection module={module} language={language}>
      <JsonLdList items={items} />
      {projects.length === 0 && <p>{t('none')}</p>}
      <ModuleGrid columns={module.itemsPerRow} isAiry>
        {projects.map((project, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            language={language}
            headingLevel={innerHeading(module, language)}
            sizes={gridSizes(module.itemsPerRow)}
            isFirst={isFirst && index === 0}
          />
        ))}
      </ModuleGrid>
    </ModuleSection>
  )
}
