/** A new-build project: pictures, figures, text, units, legal lines, agent, other projects (specification 3, "Project"). */
import { useTranslations } from 'next-intl'
import { AgentLine } from '@/components/modules/team/agent-line'
import { ButtonLink } from '@/components/ui/button'
import { Prose } from '@/components/ui/prose'
import type { PublicProject } from '@/lib/domain/project/project'
import type { Language } from '@/lib/domain/text/language'
import { projectFormHref } from '@/lib/routing/href'
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { toAgentContact } from '@/lib/server/property/agent-contact'
import { OtherProjects } from './other-projects'
import { ProjectFigures } from './project-figures-bar'
import { ProjectHead } from './project-head'
import { ProjectLegal } from './project-legal'
import styles from './project-page.module.css'
import { ProjectPictures } from './project-pictures'
import { UnitCosts } from './unit-costs'
import { UnitsSection } from './units-section'

export function ProjectPage({ project, language }: { project: PublicProject; language: Language }) {
  const t = useTranslations('ProjectPage')
  const agent = getSnapshot().agents.find((candidate) => candidate.id === project.agentId)
  const subject = t('subject', { name: project.name, number: project.number })
  return (
    <>
      <ProjectHead project={project} language={language} />
      <div className="wrap">
        <ProjectFigures project={project} />
        <div className={styles.columns}>
          <section aria-labelledby="project-about">
            <h2 id="project-about">{t('about')}</h2>
            <Prose text={project.texts[language].description} language={language} topHeading="h3" />
          </section>
          {agent && (
            <aside className={styles.aside} aria-label={t('contact')}>
              <AgentLine agent={toAgentContact(agent, language)} label={t('contact')} subject={subject} />
              <ButtonLink href={projectFormHref(getSnapshot().routeTable, project, language)} full>
                {t('ask')}
              </ButtonLink>
            </aside>
          )}
        </div>
        <ProjectPictures project={project} language={language} />
        <UnitsSection project={project} language={language}>
          <UnitCosts project={project} language={language} />
        </UnitsSection>
        <ProjectLegal project={project} language={language} />
      </div>
      <OtherProjects project={project} language={language} />
    </>
  )
}
