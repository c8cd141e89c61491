/** Interest in a project; reached by the project's address with the form's segment behind it. */
import { notFound } from 'next/navigation'
import { ProjectFormPage } from '@/components/project/project-form-page'
import { projectFormMetadata } from '@/lib/server/project-form-page'
import { readLanguage } from '@/lib/server/read-language'
import { getSnapshot } from '@/lib/server/snapshot/current-snapshot'

type Props = { params: Promise<{ id: string }> }

/** None in advance: a form is made when somebody asks for it, and kept. */
export const generateStaticParams = () => []

const findFrom = async ({ params }: Props) => getSnapshot().projectById.get(Number((await params).id))

export async function generateMetadata(props: Props) {
  const project = await findFrom(props)
  return project ? projectFormMetadata(project, await readLanguage()) : {}
}

export default async function Page(props: Props) {
  const project = await findFrom(props)
  if (!project) notFound()
  return <ProjectFormPage project={project} language={await readLanguage()} />
}
