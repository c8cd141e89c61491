/** Sets the title: after revalidation of a 404 page, the framework reads the metadata of layouts only. */
import { notFoundMetadata } from '@/lib/server/pages/metadata'

export const generateMetadata = () => notFoundMetadata('property')

export default function Layout({ children }: LayoutProps<'/[lang]/property-not-found'>) {
  return children
}
