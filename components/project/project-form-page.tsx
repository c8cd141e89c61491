/** The form for interest in a project, on a page of its own inside the site's frame. */
import { Form } from '@/components/forms/form'
import { FormPage } from '@/components/forms/page/form-page'
import { SiteFrame } from '@/components/layout/site-frame'
import type { PublicProject } from '@/lib/domain/project/project'
import type { Language } from '@/lib/domain/text/language'
import { projectListPath } from '@/lib/routing/href'
import { formIntro } from '@/lib/server/forms/form-intro'
import { findSubject } from '@/lib/server/leads/find-subject'
import { translatorOf } from '@/lib/server/pages/translator'
import { projectFormAlternates, projectFormCrumbs } from '@/lib/server/project/project-form-page'
import { ProjectCard } from './project-card'

type Props = {
  project: PublicProject
  language: Language
  /** Name of the unit from which the form was opened; ignored if the project has no such unit. */
  unit?: string | undefined
}

export function ProjectFormPage({ project, language, unit }: Props) {
  const isUnit = project.units.some(({ name, state }) => name[language] === unit && state !== 'sold')
  const subject = findSubject('project', project.id, language)
  return (
    <SiteFrame
      language={language}
      current={projectListPath}
      alternates={projectFormAlternates(project)}
      crumbs={projectFormCrumbs(project, language)}
    >
      <FormPage
        form="new-build"
        intro={formIntro('new-build', {}, translatorOf(language))}
        aside={<ProjectCard project={project} language={language} headingLevel="h2" sizes="(min-width: 767px) 360px, 100vw" />}
      >
        <Form
          form="new-build"
          language={language}
          {...(subject && { subject })}
          {...(unit && isUnit && { given: { UNIT: unit } })}
        />
      </FormPage>
    </SiteFrame>
  )
}
