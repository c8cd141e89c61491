/** What happened on the days of a graph: listed, new prices, open houses. */
import 'server-only'
import type { ConfidentialProperty } from '../../domain/confidential-property.ts'
import type { Language } from '../../domain/language.ts'
import type { IsoDate } from '../../domain/property.ts'
import { translatorOf } from '../translator.ts'
import { findOwnEvents } from './property-head.ts'

export type GraphMark = { day: IsoDate; text: string }

/** The more telling first: a small graph has no room for all. */
export function findGraphMarks(property: ConfidentialProperty, language: Language): GraphMark[] {
  const t = translatorOf(language)
  const events = findOwnEvents(property).map(({ date, kind }) => ({ day: date, text: t(`ViewsGraph.marks.${kind}`) }))
  const openHouses = property.openHouses.map(({ date }) => ({ day: date, text: t('ViewsGraph.marks.openHouse') }))
  return [...events, ...openHouses]
}
