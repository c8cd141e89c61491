/** The form for interest in a project; requested by the project's address followed by the form's segment. */
import { notFound } from 'next/navigation'
import { Returned } from '@/components/forms/returned/returned'
import { ProjectFormPage } from '@/components/project/project-form-page'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { single } from '@/lib/server/http/query-parameter'
import { readLanguage } from '@/lib/server/pages/read-language'
import { projectFormMetadata } from '@/lib/server/project/project-form-page'

type Props = PageProps<'/[lang]/project/[id]/new-build'>

const findFrom = async ({ params }: Pick<Props, 'params'>) => getSnapshot().projectById.get(Number((await params).id))

export async function generateMetadata(props: Props) {
  const project = await findFrom(props)
  return project ? projectFormMetadata(project, await readLanguage()) : {}
}

export default async function Page(props: Props) {
  const project = await findFrom(props)
  if (!project) notFound()
  const unit = single((await props.searchParams)['unit'])
  return (
    <Returned searchParams={props.searchParams}>
      <ProjectFormPage project={project} language={await readLanguage()} unit={unit} />
    </Returned>
  )
}
