/** Events marked on a graph: listing, new prices, open days. */
import 'server-only'
import type { ConfidentialProperty } from '../../domain/property/confidential-property.ts'
import type { IsoDate } from '../../domain/property/property.ts'
import type { Language } from '../../domain/text/language.ts'
import { translatorOf } from '../pages/translator.ts'
import { findOwnEvents } from './property-head.ts'

export type GraphMark = { day: IsoDate; text: string }

/** Most important first: a small graph shows only some. */
export function findGraphMarks(property: ConfidentialProperty, language: Language): GraphMark[] {
  const t = translatorOf(language)
  const events = findOwnEvents(property).map(({ date, kind }) => ({ day: date, text: t(`ViewsGraph.marks.${kind}`) }))
  const openHouses = property.openHouses.map(({ date }) => ({ day: date, text: t('ViewsGraph.marks.openHouse') }))
  return [...events, ...openHouses]
}
