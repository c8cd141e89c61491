/** Pictures, plans, documents, rooms, places and open houses of a Skarabee publication. */
import type { Language } from '../../../domain/text/language.ts'
import type { FeedDocument, FeedFile, FeedOpening, FeedPlace, FeedRoom } from '../../feed-parts.ts'
import { readDocumentKind } from '../../reading/document-names.ts'
import type { FeedRecord } from '../../reading/feed-record.ts'
import { inLanguage } from '../../reading/feed-words.ts'
import { filled } from '../../reading/filled.ts'
import { readRoomKind } from '../../reading/room-names.ts'
import { distances } from './words.ts'

export function toFiles(publication: FeedRecord, list: string, language: Language): FeedFile[] {
  const files = publication.records(list).flatMap((file) => {
    const url = file.link('URL')
    const name = inLanguage(language, file.plain('Description', 'Name'))
    return url === undefined
      ? []
      : [
          {
            url,
            isFirst: file.text('PictureType') === 'FIRST_PICTURE',
            ...filled({ tag: file.text('Modified'), order: file.number('Index'), name }),
          },
        ]
  })
  // The picture marked as first comes first, whatever its position.
  return files.map(({ isFirst, ...file }) => (isFirst ? { ...file, order: -1 } : file))
}

export function toDocuments(publication: FeedRecord, language: Language): FeedDocument[] {
  return publication.records('Documents.Document').flatMap((document) => {
    const url = document.link('URL')
    const name = document.plain('Description', 'OriginalName')
    if (url === undefined) return []
    const kind = name === undefined ? undefined : readDocumentKind(name)
    return [
      {
        url,
        ...filled({
          id: document.text('DocumentID'),
          tag: document.text('Modified'),
          kind,
          name: inLanguage(language, name),
          date: document.day('Modified'),
        }),
      },
    ]
  })
}

export function toRooms(property: FeedRecord, language: Language): FeedRoom[] {
  return property.records('Levels.Level').flatMap((level) =>
    level.records('areas.Area').flatMap((area) => {
      const type = area.text('Type')
      if (type === undefined || type === 'UNDEFINED' || type === 'OTHER') return []
      const known = {
        floor: level.number('LevelNumber'),
        area: area.positive('surfaceFrom'),
        note: inLanguage(language, area.plain('comment')),
      }
      return [{ kind: readRoomKind(type), ...filled(known) }]
    }),
  )
}

const places = {
  DistanceToRailwayStation: 'station',
  DistanceToTramStop: 'tram',
  DistanceToBusStop: 'bus',
  DistanceToSchool: 'primary-school',
  DistanceToShops: 'supermarket',
  DistanceToHighway: 'motorway',
} as const

export function toNearby(property: FeedRecord): FeedPlace[] {
  return Object.entries(places).flatMap(([field, ours]): FeedPlace[] => {
    const metres = distances[property.text(field) ?? '']
    return metres === undefined ? [] : [{ kind: { theirs: field, ours }, metres }]
  })
}

export function toOpenings(property: FeedRecord): FeedOpening[] {
  return property.records('OpenHouse.FromToDates.FromToDate').flatMap((opening) => {
    const [date, from, to] = [opening.day('@From'), opening.time('@From'), opening.time('@To')]
    return date && from && to ? [{ date, from, to, kind: 'open-house' as const }] : []
  })
}
