/** Unpublished content, for anyone with a signed link (ruling 8); rendered at every request and never cached. */
import { notFound } from 'next/navigation'
import { findEveryModule } from '@/components/modules/alone-modules'
import { ContentPage } from '@/components/modules/content-page'
import { ProjectInFrame } from '@/components/project/project-in-frame'
import { PropertyPage } from '@/components/property/detail/property-page'
import { readLanguage } from '@/lib/server/pages/read-language'
import { previewMetadata, readPreview } from '@/lib/server/preview/preview-page'

export const dynamic = 'force-dynamic'

type Props = Parameters<typeof readPreview>[0]

export async function generateMetadata(props: Props) {
  const found = await readPreview(props)
  return found ? previewMetadata(found.source, await readLanguage()) : {}
}

export default async function Page(props: Props) {
  const found = await readPreview(props)
  if (!found) notFound()
  const { source, preview } = found
  const shared = { language: await readLanguage(), preview }
  if (source.kind === 'property') return <PropertyPage property={source.property} {...shared} />
  if (source.kind === 'project') return <ProjectInFrame project={source.project} {...shared} />
  return <ContentPage page={source} {...shared} findModule={findEveryModule} />
}
