/** A new-build project; the middleware rewrites its localized address to this route. */
import { notFound } from 'next/navigation'
import { ProjectInFrame } from '@/components/project/project-in-frame'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { projectMetadata } from '@/lib/server/pages/metadata'
import { readLanguage } from '@/lib/server/pages/read-language'

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
  return <ProjectInFrame project={project} language={await readLanguage()} />
}
