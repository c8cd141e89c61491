/** Texts of the map frame, translated on the server. */
import { useTranslations } from 'next-intl'
import { toPluralText } from '@/lib/domain/text/plural-text'

/** Placeholder in `cluster` for the number of properties. */
export const countMark = '#'

/** Values that keep placeholders in a text for later: `{number}` stays `{number}`. */
const parts = Object.fromEntries(['number', 'place', 'from', 'to', 'step', 'size', 'name'].map((name) => [name, `{${name}}`]))

/** Replaces the placeholders of a text. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

const plainDrawTexts = [
  'tools',
  'move',
  'area',
  'circle',
  'crossing',
  'start',
  'square',
  'step',
  'before',
  'last',
  'remove',
  'undo',
  'close',
  'searchHere',
  'less',
  'more',
  'middle',
  'undone',
  'shapeRemoved',
  'full',
  'somewhere',
  'corners',
  'circleTitle',
  'cornerAt',
  'between',
  'west',
  'north',
  'south',
  'east',
  'handle',
  'chosen',
  'moved',
  'movedMiddle',
  'added',
  'removed',
  'radiusSet',
  'begunCircle',
] as const
type PlainDrawText = (typeof plainDrawTexts)[number]

function useDrawTexts() {
  const t = useTranslations('MapFrame.draw')
  const plain = Object.fromEntries(plainDrawTexts.map((name) => [name, t(name, parts)])) as Record<PlainDrawText, string>
  return {
    ...plain,
    apply: toPluralText((count) => t('apply', { count })),
    cornerCount: toPluralText((count) => t('cornerCount', { count })),
  }
}

export type DrawTexts = ReturnType<typeof useDrawTexts>

export function useMapTexts() {
  const t = useTranslations('MapFrame')
  return {
    draw: useDrawTexts(),
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
