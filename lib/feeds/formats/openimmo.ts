/**
 * OpenImmo 1.2.7: XML alone, or an archive with the XML and the files that it refers to. A transfer is complete (`VOLL`) or
 * partial (`TEIL`); a home with the action `DELETE` is deleted. The fields are those of its schema.
 */

import type { Language } from '../../domain/text/language.ts'
import type { FeedFormat, FeedPayload, FeedRemark, UnreadableFeed } from '../adapter.ts'
import type { FeedListing } from '../feed-listing.ts'
import type { FeedFile } from '../feed-parts.ts'
import { feedRecord } from '../reading/feed-record.ts'
import { filled } from '../reading/filled.ts'
import { readXml } from '../reading/read-xml.ts'
import { isZip, readZip } from '../reading/read-zip.ts'
import { type FeedItem, readItems, readPayloads, toReading } from '../reading/to-reading.ts'
import { unreadable } from '../reading/unreadable.ts'
import {
  type AddressedFile,
  type EnclosedFile,
  enclosedScheme,
  type FindFile,
  findElsewhere,
  findEnclosed,
} from './openimmo/enclosed.ts'
import { toListing } from './openimmo/listing.ts'
import { combineTransfers, type Transfer } from './openimmo/transfers.ts'

type Part = Transfer & { readonly files: readonly AddressedFile[] }
type Outcome = { kind: 'items'; items: readonly Part[] } | UnreadableFeed
type Enclosed = ReturnType<typeof findEnclosed>

const noFiles: Enclosed = findEnclosed([])

function readTransfer(payload: FeedPayload, enclosed: Enclosed, language: Language, remarks: FeedRemark[]): Outcome {
  const xml = readXml(payload, ['openimmo'])
  if (xml.kind === 'unreadable') return xml
  const transfer = feedRecord(xml.value, { remarks })
  const isPartial = transfer.text('uebertragung.@umfang')?.toUpperCase() === 'TEIL'
  const items = transfer.records('anbieter').flatMap((agency) => {
    const homes = agency.records('immobilie')
    // The globally unique id (`openimmo_obid`) if there is one, else the agency's own.
    const numbered = (path: string) => (home: (typeof homes)[number]) =>
      (home.text('verwaltung_techn.openimmo_obid') !== undefined) === (path === 'verwaltung_techn.openimmo_obid')
    return ['verwaltung_techn.openimmo_obid', 'verwaltung_techn.objektnr_extern'].flatMap((path) =>
      readItems(
        homes.filter(numbered(path)),
        path,
        (home, id): FeedItem =>
          home.text('verwaltung_techn.aktion.@aktionart')?.toUpperCase() === 'DELETE'
            ? { kind: 'gone', id }
            : { kind: 'listing', listing: withFiles(toListing(id, home, language), enclosed.find) },
        remarks,
      ),
    )
  })
  const agency = transfer.records('anbieter').map((one) => one.text('openimmo_anid', 'anbieternr', 'firma') ?? '')
  const at = transfer.text('uebertragung.@timestamp')
  const part = {
    items,
    isPartial,
    files: enclosed.all,
    file: payload.name,
    agency: agency.join(' '),
    ...(at !== undefined && { at }),
  }
  return { kind: 'items', items: [part] }
}

/** Replaces each file name by the unique address of the enclosed file; a file that is missing from the archive keeps its name. */
function withFiles(listing: FeedListing, find: FindFile): FeedListing {
  const place = <File extends FeedFile>(file: File): File => {
    const found = file.url.startsWith(enclosedScheme) ? find(file.url.slice(enclosedScheme.length)) : undefined
    return found ? { ...file, url: found.url, tag: found.tag } : file
  }
  const { pictures, plans, documents } = listing
  return { ...listing, ...filled({ pictures: pictures?.map(place), plans: plans?.map(place), documents: documents?.map(place) }) }
}

function readArchive(payload: FeedPayload, language: Language, remarks: FeedRemark[]): Outcome {
  const unpacked = readZip(payload.bytes, (name) => !name.endsWith('/'))
  if (!unpacked) return unreadable(payload, 'expected a zip archive, found a broken one or one that is too large')
  const entries = [...unpacked].map(([path, bytes]) => ({ path, bytes }))
  const isXml = ({ path }: EnclosedFile) => /\.xml$/i.test(path)
  const transfers = entries.filter(isXml).map(({ path, bytes }) => ({ name: path, bytes }))
  if (transfers.length === 0) return unreadable(payload, 'expected an archive with an XML file, found none')
  const enclosed = findEnclosed(entries.filter((entry) => !isXml(entry)))
  const found = readPayloads(transfers, (transfer) => readTransfer(transfer, enclosed, language, remarks))
  // The files of one archive are one transfer.
  return found.kind === 'items' ? { ...found, items: found.items.map((part) => ({ ...part, file: payload.name })) } : found
}

export const openimmo: FeedFormat = {
  name: 'OpenImmo',
  read(payloads, { defaultLanguage }) {
    const remarks: FeedRemark[] = []
    const found = readPayloads<Part>(payloads, (payload) =>
      isZip(payload.bytes)
        ? readArchive(payload, payload.language ?? defaultLanguage, remarks)
        : readTransfer(payload, noFiles, payload.language ?? defaultLanguage, remarks),
    )
    if (found.kind === 'unreadable') return found
    const files = new Map(found.items.flatMap((part) => part.files.map(({ url, bytes }) => [url, bytes] as const)))
    const { items, isPartial } = combineTransfers(found.items)
    const find = findElsewhere(found.items.flatMap((part) => part.files))
    const placed = items.map((item) => (item.kind === 'listing' ? { ...item, listing: withFiles(item.listing, find) } : item))
    const reading = toReading(placed, remarks, { isPartial })
    return files.size > 0 ? { ...reading, files } : reading
  },
}
