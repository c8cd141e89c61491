/**
 * Rooms, places nearby and open houses. A room without a storey or an area is left out, because the table of rooms shows both.
 */
import { nearbyFields, roomFields } from '../../domain/property/property-parts.ts'
import type { FeedOpening, FeedPlace, FeedRoom } from '../feed-parts.ts'
import type { ComposeContext, Remarks } from './context.ts'
import { fits } from './facts.ts'
import { composeText } from './texts.ts'
import { findWord } from './words.ts'

type ComposedRoom = { Floor: number; Kind: string; Number?: number; Area: number }

function toRoom(room: FeedRoom, context: ComposeContext, remarks: Remarks): ComposedRoom[] {
  const { floor, area, number, side } = room
  const kind = findWord(room.kind, 'rooms', roomFields.kind.choices, context.source, remarks)
  if (kind === undefined) return []
  if (!fits(roomFields.floor, floor) || !fits(roomFields.area, area)) {
    remarks.add('gap', 'rooms', 'expected storey and area of the room', room.kind.theirs)
    return []
  }
  const note = composeText(room.note, context)
  return [
    {
      Floor: floor ?? 0,
      Kind: kind,
      ...(number !== undefined && { Number: number }),
      Area: area ?? 0,
      ...(note && { Note: note }),
      ...(side && { Side: side }),
    },
  ]
}

/** Numbers rooms ("Bedroom 2"): only where a kind occurs more than once and the feed does not number them itself. */
function count(rooms: readonly ComposedRoom[]): ComposedRoom[] {
  const seen = new Map<string, number>()
  return rooms.map(({ Floor, Kind, Number: own, ...rest }) => {
    const place = (seen.get(Kind) ?? 0) + 1
    seen.set(Kind, place)
    const isSeveral = rooms.filter((room) => room.Kind === Kind).length > 1
    return { Floor, Kind, ...(isSeveral && { Number: own ?? place }), ...rest }
  })
}

export const composeRooms = (rooms: readonly FeedRoom[], context: ComposeContext, remarks: Remarks): ComposedRoom[] =>
  count(rooms.flatMap((room) => toRoom(room, context, remarks)))

/** Walking speed in metres per minute. */
const metresPerMinute = 80
const longestWalk = 60

function walkOf({ minutes, by, metres }: FeedPlace) {
  if (minutes !== undefined) return { Minutes: Math.max(1, Math.round(minutes)), By: by ?? 'foot' }
  return metres === undefined ? undefined : { Minutes: Math.max(1, Math.ceil(metres / metresPerMinute)), By: 'foot' }
}

/** Leaves out places without a name or distance, and those more than an hour away. */
export function composeNearby(places: readonly FeedPlace[], { source }: ComposeContext, remarks: Remarks) {
  return places.flatMap((place) => {
    const kind = findWord(place.kind, 'nearby', nearbyFields.kind.choices, source, remarks)
    const walk = walkOf(place)
    if (!kind || !place.name || place.name.length < 2 || !walk || walk.Minutes > longestWalk) return []
    return [{ Kind: kind, Name: place.name, ...walk }]
  })
}

/** Only open houses are published, once even if they are in the calendars of two agents. Viewings by appointment are internal. */
export function composeOpenings(openings: readonly FeedOpening[]) {
  const open = openings
    .filter(({ kind }) => kind === 'open-house')
    .map(({ date, from, to }) => ({ Date: date, From: from, To: to }))
  const keyOf = ({ Date: date, From: from, To: to }: (typeof open)[number]) => `${date} ${from} ${to}`
  return [...new Map(open.map((opening) => [keyOf(opening), opening])).values()].sort((a, b) => keyOf(a).localeCompare(keyOf(b)))
}
