/** Other new-build projects, shown below a project. */
import { useTranslations } from 'next-intl'
import { gridSizes, ModuleGrid } from '@/components/modules/module-grid'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import type { PublicProject } from '@/lib/domain/project/project'
import type { Language } from '@/lib/domain/text/language'
import { projectListPath } from '@/lib/routing/href'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { linkHref } from '@/lib/server/pages/link-href'
import { ProjectCard } from './project-card'

/** Projects per row (specification 9). */
const columns = 2

export function OtherProjects({ project, language }: { project: PublicProject; language: Language }) {
  const t = useTranslations('OtherProjects')
  const others = getSnapshot()
    .projects.filter((other) => other.id !== project.id)
    .slice(0, columns)
  if (others.length === 0) return null
  return (
    <section className="section mist no-print" aria-labelledby="other-projects">
      <div className="wrap">
        <div className="head">
          <h2 id="other-projects">{t('title')}</h2>
          <SiteLink className="arrow-link" href={linkHref(projectListPath, language)}>
            {t('all')}
            <Icon of="arrow-right" size={20} />
          </SiteLink>
        </div>
        <ModuleGrid columns={columns} isAiry>
          {others.map((other) => (
            <ProjectCard key={other.id} project={other} language={language} sizes={gridSizes(columns)} />
          ))}
        </ModuleGrid>
      </div>
    </section>
  )
}
