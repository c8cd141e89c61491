/** A new-build project: pictures, figures, units, text, agent, legal lines, other projects (specification 3, "Project"). */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PrintLine } from '@/components/layout/print-line'
import { AgentLine } from '@/components/modules/team/agent-line'
import { buttonClass } from '@/components/ui/button'
import { Prose } from '@/components/ui/prose'
import type { PublicProject } from '@/lib/domain/project/project'
import type { Language } from '@/lib/domain/text/language'
import { projectFormHref, projectHref } from '@/lib/routing/href'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { toAgentContact } from '@/lib/server/property/agent-contact'
import { absoluteUrl } from '@/lib/server/runtime/site-url'
import { OtherProjects } from './other-projects'
import { ProjectBar } from './project-bar'
import { ProjectFigures } from './project-figures-bar'
import { ProjectHead } from './project-head'
import { ProjectLegal } from './project-legal'
import styles from './project-page.module.css'
import { UnitCosts } from './unit-costs'
import { UnitsSection } from './units-section'

type Props = { project: PublicProject; language: Language }

function About({ project, language, children }: Props & { children: ReactNode }) {
  const t = useTranslations('ProjectPage')
  return (
    <div className={styles.columns}>
      <section aria-labelledby="project-about">
        <h2 id="project-about">{t('about')}</h2>
        <Prose text={project.texts[language].description} language={language} topHeading="h3" />
      </section>
      {children}
    </div>
  )
}

/** The responsible agent, next to the text, and on phones also in the bar at the foot. */
function Contact({ project, language }: Props) {
  const t = useTranslations('ProjectPage')
  const { agents, routeTable } = getSnapshot()
  const found = agents.find(({ id }) => id === project.agentId)
  if (!found) return null
  const agent = toAgentContact(found, language)
  const subject = t('subject', { name: project.name, number: project.number })
  const href = projectFormHref(routeTable, project, language)
  return (
    <aside className={styles.aside} aria-label={t('contact')}>
      <AgentLine agent={agent} label={t('contact')} subject={subject} />
      <a className={`${buttonClass({ look: 'line', full: true })} no-print`} href={href}>
        {t('ask')}
      </a>
      <ProjectBar agent={agent} subject={subject} href={href} />
    </aside>
  )
}

export function ProjectPage({ project, language }: Props) {
  return (
    <>
      <PrintLine url={absoluteUrl(projectHref(getSnapshot().routeTable, project, language))} />
      <ProjectHead project={project} language={language} />
      <div className="wrap">
        <ProjectFigures project={project} />
        <UnitsSection project={project} language={language}>
          <UnitCosts project={project} language={language} />
        </UnitsSection>
        <About project={project} language={language}>
          <Contact project={project} language={language} />
        </About>
        <ProjectLegal project={project} language={language} />
      </div>
      <OtherProjects project={project} language={language} />
    </>
  )
}
