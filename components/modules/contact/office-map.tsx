/** The office on the map (specification 2, contact). */
import { useTranslations } from 'next-intl'
import { MapBox } from '@/components/map/map-box'
import type { MapMarker } from '@/lib/domain/map/map-marker'
import type { ShowMessage } from '@/lib/domain/map/messages'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { linkHref } from '@/lib/server/pages/link-href'
import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'

/** A single marked position, labelled with the street. */
function describeOffice(href: string): ShowMessage {
  const { name, contact } = getSnapshot().site
  const office: MapMarker = {
    id: 0,
    latitude: contact.latitude,
    longitude: contact.longitude,
    isApproximate: false,
    label: name,
    title: name,
    href,
    marquee: 0,
    marqueeName: '',
    markerKind: 'rest',
  }
  return {
    kind: 'show',
    properties: [office],
    infoMessage: '',
    mapType: 'detail',
    customMarker: contact.street,
    ignoreList: [],
    selectedId: 0,
    bounds: null,
    shapes: null,
  }
}

export function OfficeMap({ module, language, path }: ModuleProps) {
  const t = useTranslations('OfficeMap')
  const { name, contact } = getSnapshot().site
  return (
    <ModuleSection module={module} language={language}>
      <MapBox
        language={language}
        label={t('label', { name, street: contact.street })}
        message={describeOffice(linkHref(path, language))}
      />
    </ModuleSection>
  )
}
