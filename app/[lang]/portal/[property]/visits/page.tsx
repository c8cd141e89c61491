/** All viewings of an owner's property; requested by the owner's address in each language. */

import type { PortalPage } from '@/lib/server/portal/open-portal'
import { portalMetadata } from '@/lib/server/portal/portal-metadata'
import { ItemsPage } from '../items-page'

export const generateMetadata = ({ params }: PortalPage) => portalMetadata(params, 'visits')

export default function Page(props: PortalPage) {
  return <ItemsPage view="visits" {...props} />
}
