/** Films, plans, rooms, documents, places nearby and open houses of a listing of another site. */
import { documentFields, nearbyFields, roomFields } from '../../../domain/property/property-parts.ts'
import type { Language } from '../../../domain/text/language.ts'
import type { FeedDocument, FeedFile, FeedOpening, FeedPlace, FeedPlan, FeedRoom, FeedWord } from '../../feed-parts.ts'
import type { FeedRecord } from '../../reading/feed-record.ts'
import { inLanguage } from '../../reading/feed-words.ts'
import { filled } from '../../reading/filled.ts'

const ourWord = <Ours extends string>(word: string | undefined, choices: readonly Ours[]): FeedWord<Ours> | undefined =>
  word === undefined ? undefined : { theirs: word, ...filled({ ours: choices.find((choice) => choice === word) }) }

const linksAt = (listing: FeedRecord, path: string): FeedFile[] =>
  listing.values(path).flatMap((url) => (URL.canParse(url) ? [{ url }] : []))

function toRooms(listing: FeedRecord, language: Language): FeedRoom[] {
  return listing.records('rooms').flatMap((room) => {
    const kind = ourWord(room.text('kind'), roomFields.kind.choices)
    const note = inLanguage(language, room.text('note'))
    const side = roomFields.side.choices.find((choice) => choice === room.text('side'))
    const { number, positive } = room
    return kind
      ? [{ kind, ...filled({ floor: number('floor'), number: positive('number'), area: positive('area'), note, side }) }]
      : []
  })
}

function toPlans(listing: FeedRecord): FeedPlan[] {
  return listing.records('plans').flatMap((plan) => {
    const url = plan.link('url')
    return url === undefined ? [] : [{ url, ...filled({ floor: plan.number('floor') }) }]
  })
}

/** A document without an address is skipped: there is nothing to show. */
function toDocuments(listing: FeedRecord, language: Language): FeedDocument[] {
  return listing.records('documents').flatMap((document) => {
    const url = document.link('url')
    const kind = ourWord(document.text('kind'), documentFields.kind.choices)
    const name = inLanguage(language, document.text('name'))
    return url === undefined ? [] : [{ url, ...filled({ kind, name, date: document.day('date') }) }]
  })
}

function toPlaces(listing: FeedRecord): FeedPlace[] {
  return listing.records('nearby').flatMap((place) => {
    const kind = ourWord(place.text('kind'), nearbyFields.kind.choices)
    const by = nearbyFields.by.choices.find((choice) => choice === place.text('by'))
    return kind ? [{ kind, ...filled({ name: place.text('name'), minutes: place.positive('minutes'), by }) }] : []
  })
}

function toOpenings(listing: FeedRecord): FeedOpening[] {
  return listing.records('openHouses').flatMap((opening) => {
    const [date, from, to] = [opening.day('date'), opening.time('from'), opening.time('to')]
    return date && from && to ? [{ kind: 'open-house' as const, date, from, to }] : []
  })
}

/** Everything besides facts and texts: files, rooms, surroundings. */
export const toParts = (listing: FeedRecord, language: Language) => ({
  videos: linksAt(listing, 'films'),
  tours: linksAt(listing, 'tours'),
  plans: toPlans(listing),
  rooms: toRooms(listing, language),
  documents: toDocuments(listing, language),
  nearby: toPlaces(listing),
  openings: toOpenings(listing),
})
