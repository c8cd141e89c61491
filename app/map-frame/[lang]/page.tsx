/** `/map-frame/{language}/`; dynamic, because the tile server is a setting of the running site. */
import { notFound } from 'next/navigation'
import { MapFrame } from '@/components/map/frame/map-frame'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { isEnabled } from '@/lib/server/pages/feature'
import { readLanguage } from '@/lib/server/pages/read-language'

export const dynamic = 'force-dynamic'

export default async function MapFramePage() {
  const language = await readLanguage()
  if (!isEnabled('map') || !getSnapshot().languages.includes(language)) notFound()
  return <MapFrame language={language} />
}
