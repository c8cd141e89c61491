/** Words of the map frame, translated on the server. */
import { useTranslations } from 'next-intl'

/** Stands in `cluster` for the number of properties. */
export const countMark = '#'

export function useMapTexts() {
  const t = useTranslations('MapFrame')
  return {
    region: t('region'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    searchArea: t('searchArea'),
    cluster: t('cluster', { count: countMark }),
    approximate: t('approximate'),
    chosen: t('chosen'),
    close: t('close'),
    error: t('error'),
    retry: t('retry'),
  }
}

export type MapTexts = ReturnType<typeof useMapTexts>
