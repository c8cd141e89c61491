/** `/map-frame/{language}/`; made at every request, because the tile server is a setting of the running site. */
import { notFound } from 'next/navigation'
import { MapFrame } from '@/components/map/frame/map-frame'
import { isEnabled } from '@/lib/server/feature'
import { readLanguage } from '@/lib/server/read-language'
import { getSnapshot } from '@/lib/server/snapshot/current-snapshot'

export const dynamic = 'force-dynamic'

export default async function MapFramePage() {
  if (!isEnabled('map') || !getSnapshot().languages.includes(await readLanguage())) notFound()
  return <MapFrame />
}
