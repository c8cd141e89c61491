/** Converts a row of a table to a neutral listing. */
import { type Language, languageCodes } from '../../../domain/text/language.ts'
import type { FeedListing } from '../../feed-listing.ts'
import type {
  FeedAddress,
  FeedAgent,
  FeedDocument,
  FeedFile,
  FeedOpening,
  FeedPrice,
  FeedRoom,
  FeedText,
} from '../../feed-parts.ts'
import { countryOf } from '../../reading/country-names.ts'
import { readDocumentKind } from '../../reading/document-names.ts'
import * as names from '../../reading/fact-names.ts'
import type { FeedRecord } from '../../reading/feed-record.ts'
import { inLanguage } from '../../reading/feed-words.ts'
import { filled } from '../../reading/filled.ts'
import { dayAt, readOwnFacts } from '../../reading/own-facts.ts'
import { readDay, readTime } from '../../reading/read-day.ts'
import { readNumber } from '../../reading/read-number.ts'
import { readRoomKind, readRoomNumber } from '../../reading/room-names.ts'

/** Several values in a cell, separated by line breaks or `|`. */
const partsOf = (row: FeedRecord, name: string): string[] =>
  (row.text(name) ?? '')
    .split(/[|\n]/)
    .map((part) => part.trim())
    .filter(Boolean)

const isAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text)

/** `Name = address = day`, or the address alone; several addresses may also be separated by blanks. */
function filesAt(row: FeedRecord, column: string, language: Language): (FeedFile & { label?: string; day?: string })[] {
  const parts = partsOf(row, column).flatMap((part) => (part.includes(' = ') ? [part] : part.split(/[\s,;]+(?=https?:)/)))
  return parts.flatMap((part) => {
    const [label, address, day] = part.includes(' = ') ? part.split(' = ', 3) : [undefined, part]
    if (address === undefined || !isAddress(address.trim())) {
      row.remark(column, 'expected an address on the web', part)
      return []
    }
    return [
      { url: address.trim(), ...filled({ name: inLanguage(language, label?.trim()), label: label?.trim(), day: readDay(day) }) },
    ]
  })
}

const bare = ({ label: _, day: __, ...file }: ReturnType<typeof filesAt>[number]): FeedFile => file

/** `1: Bedroom 2 = 16`: storey, name in any of the languages, square metres. */
function toRooms(row: FeedRecord): FeedRoom[] {
  return partsOf(row, 'rooms').map((part) => {
    const [, storey, room = part] = /^(?:(-?\d{1,2})\s*:\s*)?(.*)$/.exec(part) ?? []
    const [name = room, area] = room.split('=').map((side) => side.trim())
    const known = { floor: readNumber(storey), number: readRoomNumber(name), area: readNumber(area) }
    return { kind: readRoomKind(name.replace(/\s+\d+$/, '')), ...filled(known) }
  })
}

/** `2026-12-05 10:00-12:30`. */
function toOpenings(row: FeedRecord): FeedOpening[] {
  return partsOf(row, 'openHouses').flatMap((part): FeedOpening[] => {
    const [, day, begin, end] = /^(\S+)\s+(\S+?)\s*[-–]\s*(\S+)$/.exec(part) ?? []
    const [date, from, to] = [readDay(day), readTime(begin), readTime(end)]
    if (date && from && to) return [{ date, from, to, kind: 'open-house' }]
    row.remark('openHouses', 'expected a day and two times, such as 2026-12-05 10:00-12:30', part)
    return []
  })
}

const toAddress = (row: FeedRecord): FeedAddress =>
  filled({
    street: row.text('street'),
    number: row.text('houseNumber'),
    box: row.text('box'),
    zip: row.text('zip'),
    town: row.text('town'),
    quarter: row.text('quarter'),
    country: countryOf(row.text('country')),
    latitude: row.number('latitude'),
    longitude: row.number('longitude'),
    isHidden: row.isYes('addressHidden') || undefined,
  })

const periods: Readonly<Record<string, NonNullable<FeedPrice['per']>>> = {
  once: 'once',
  week: 'week',
  month: 'month',
  maand: 'month',
  mois: 'month',
  monat: 'month',
  year: 'year',
  jaar: 'year',
}

function toPrice(row: FeedRecord, isRent: boolean): FeedPrice {
  const amount = row.amount('price')
  return filled({
    amount,
    per: amount === undefined ? undefined : (periods[row.text('pricePer')?.toLowerCase() ?? ''] ?? (isRent ? 'month' : 'once')),
    isFrom: row.isYes('priceFrom') || undefined,
    isHidden: row.isYes('priceHidden') || undefined,
    former: row.amount('formerPrice'),
  })
}

/** One column per language; a column without a language has that of the source. */
function textAt(row: FeedRecord, column: string, fallback: Language): FeedText | undefined {
  const found = languageCodes.flatMap((code): [Language, string][] => {
    const text = row.plain(`${column} ${code}`) ?? (code === fallback ? row.plain(column) : undefined)
    return text === undefined ? [] : [[code, text]]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

const toAgent = (row: FeedRecord): FeedAgent =>
  filled({
    id: row.text('agentId'),
    lastName: row.text('agentName'),
    email: row.text('agentEmail'),
    phone: row.text('agentPhone'),
  })

export function toListing(id: string, row: FeedRecord, language: Language): FeedListing {
  const goal = names.nameWord(row.text('goal'), names.goalNames)
  const published = row.answer('published')
  return {
    id,
    ...filled({
      reference: row.text('reference'),
      goal,
      kind: names.nameWord(row.text('kind'), names.kindNames),
      isNewBuild: row.isYes('newBuild') || undefined,
      isInvestment: row.isYes('investment') || undefined,
      state: names.nameWord(row.text('state'), names.stateNames),
      stateSince: dayAt(row, 'stateSince'),
      isPublished: published === undefined ? undefined : published === 'yes',
      address: toAddress(row),
      texts: filled({
        title: textAt(row, 'title', language),
        description: textAt(row, 'description', language),
        summary: textAt(row, 'summary', language),
        typeName: textAt(row, 'type', language),
        epcLabel: row.text('epcLabel'),
      }),
      createdOn: dayAt(row, 'createdOn'),
      changedOn: dayAt(row, 'changedOn'),
      price: toPrice(row, goal?.ours === 'rent'),
      facts: readOwnFacts(row),
      pictures: filesAt(row, 'pictures', language).map(bare),
      plans: filesAt(row, 'plans', language).map(bare),
      videos: filesAt(row, 'video', language).map(bare),
      tours: filesAt(row, 'tour', language).map(bare),
      documents: filesAt(row, 'documents', language).map(
        (file): FeedDocument => ({
          ...bare(file),
          ...filled({ kind: file.label === undefined ? undefined : readDocumentKind(file.label), date: file.day }),
        }),
      ),
      rooms: toRooms(row),
      openings: toOpenings(row),
      agent: toAgent(row),
      projectId: row.text('project'),
      url: row.link('url'),
    }),
  }
}
