/** Title of the page: of what is answered with 404 the framework reads the metadata of layouts alone, once it is made again. */
import { notFoundMetadata } from '@/lib/server/pages/metadata'

export const generateMetadata = () => notFoundMetadata('project')

export default function Layout({ children }: LayoutProps<'/[lang]/project-not-found'>) {
  return children
}
