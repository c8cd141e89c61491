/** Branches on the map, numbered as in the list next to it. */
import { useTranslations } from 'next-intl'
import { MapBox } from '@/components/map/map-box'
import type { Branch } from '@/lib/domain/agency/branch'
import type { ShowMessage } from '@/lib/domain/map/messages'
import type { Language } from '@/lib/domain/text/language'
import { branchHref } from '@/lib/server/agency/agency-links'

/** @param isNumbered whether there are several, so that a number links to its row. */
function describeBranches(branches: readonly Branch[], language: Language, isNumbered: boolean): ShowMessage {
  return {
    kind: 'show',
    properties: branches.map((branch, index) => ({
      id: branch.id,
      latitude: branch.latitude,
      longitude: branch.longitude,
      isApproximate: false,
      label: isNumbered ? `${index + 1}  ${branch.name}` : branch.street,
      title: branch.name,
      href: branchHref(branch, language) ?? '',
      marquee: 0,
      marqueeName: '',
      markerKind: 'rest',
    })),
    infoMessage: '',
    mapType: 'detail',
    customMarker: '',
    ignoreList: [],
    selectedId: 0,
    bounds: null,
    shapes: null,
  }
}

type Props = { branches: readonly Branch[]; language: Language; isNumbered?: boolean; className?: string | undefined }

export function BranchMap({ branches, language, isNumbered = false, className }: Props) {
  const t = useTranslations('BranchMap')
  const names = branches.map(({ name, street }) => `${name}, ${street}`).join('; ')
  return (
    <MapBox
      language={language}
      label={t('label', { names })}
      message={describeBranches(branches, language, isNumbered)}
      className={className}
    />
  )
}
