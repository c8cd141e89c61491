/**
 * OpenImmo 1.2.7: XML alone, or an archive of XML and the files that it names. A transfer is whole (`VOLL`) or a part (`TEIL`); a home with
 * the action `DELETE` is gone. Fields are those of its schema.
 */

import type { Language } from '../../domain/text/language.ts'
import type { FeedFormat, FeedPayload, FeedRemark, UnreadableFeed } from '../adapter.ts'
import type { FeedListing } from '../feed-listing.ts'
import type { FeedFile } from '../feed-parts.ts'
import { feedRecord } from '../reading/feed-record.ts'
import { readXml } from '../reading/read-xml.ts'
import { isZip, readZip } from '../reading/read-zip.ts'
import { stated } from '../reading/stated.ts'
import { type FeedItem, readItems, readPayloads, toReading } from '../reading/to-reading.ts'
import { unreadable } from '../reading/unreadable.ts'
import { enclosedScheme, toListing } from './openimmo/listing.ts'
import { inTurn, type Transfer } from './openimmo/transfers.ts'

type Part = Transfer & { readonly files: ReadonlyMap<string, Uint8Array> }
type Outcome = { kind: 'items'; items: readonly Part[] } | UnreadableFeed

const noFiles: ReadonlyMap<string, Uint8Array> = new Map()

function readTransfer(
  payload: FeedPayload,
  files: ReadonlyMap<string, Uint8Array>,
  language: Language,
  remarks: FeedRemark[],
): Outcome {
  const xml = readXml(payload, ['openimmo'])
  if (xml.kind === 'unreadable') return xml
  const transfer = feedRecord(xml.value, { remarks })
  const isPartial = transfer.text('uebertragung.@umfang')?.toUpperCase() === 'TEIL'
  const items = transfer.records('anbieter').flatMap((agency) => {
    const homes = agency.records('immobilie')
    // The number that is the same everywhere, where there is one; else the agency's own.
    const numbered = (path: string) => (home: (typeof homes)[number]) =>
      (home.text('verwaltung_techn.openimmo_obid') !== undefined) === (path === 'verwaltung_techn.openimmo_obid')
    return ['verwaltung_techn.openimmo_obid', 'verwaltung_techn.objektnr_extern'].flatMap((path) =>
      readItems(
        homes.filter(numbered(path)),
        path,
        (home, id): FeedItem =>
          home.text('verwaltung_techn.aktion.@aktionart')?.toUpperCase() === 'DELETE'
            ? { kind: 'gone', id }
            : { kind: 'listing', listing: withTags(toListing(id, home, language), files) },
        remarks,
      ),
    )
  })
  const agency = transfer.records('anbieter').map((one) => one.text('openimmo_anid', 'anbieternr', 'firma') ?? '')
  const at = transfer.text('uebertragung.@timestamp')
  const part = { items, isPartial, files, file: payload.name, agency: agency.join(' '), ...(at !== undefined && { at }) }
  return { kind: 'items', items: [part] }
}

/** Of the content: the same name in the next archive may be another picture. FNV-1a, 32 bits. */
function fingerprint(bytes: Uint8Array): string {
  const hash = bytes.reduce((known, byte) => Math.imul(known ^ byte, 0x01_00_01_93), 0x81_1c_9d_c5)
  return `${bytes.length}-${(hash >>> 0).toString(16)}`
}

function withTags(listing: FeedListing, files: ReadonlyMap<string, Uint8Array>): FeedListing {
  const tag = <File extends FeedFile>(file: File): File => {
    const bytes = files.get(file.url)
    return bytes ? { ...file, tag: fingerprint(bytes) } : file
  }
  const { pictures, plans, documents } = listing
  return { ...listing, ...stated({ pictures: pictures?.map(tag), plans: plans?.map(tag), documents: documents?.map(tag) }) }
}

/** Name without folders, as homes name their files. */
const bareName = (path: string) => path.split(/[\\/]/).at(-1) ?? path

function readArchive(payload: FeedPayload, language: Language, remarks: FeedRemark[]): Outcome {
  const unpacked = readZip(payload.bytes, (name) => !name.endsWith('/'))
  if (!unpacked) return unreadable(payload, 'expected a zip archive, found a broken one or one that is too large')
  const entries = [...unpacked].map(([path, bytes]) => ({ name: bareName(path), bytes }))
  const transfers = entries.filter(({ name }) => /\.xml$/i.test(name))
  if (transfers.length === 0) return unreadable(payload, 'expected an archive with an XML file, found none')
  const files = new Map(
    entries.filter(({ name }) => !/\.xml$/i.test(name)).map(({ name, bytes }) => [`${enclosedScheme}${name}`, bytes]),
  )
  const found = readPayloads(transfers, (transfer) => readTransfer(transfer, files, language, remarks))
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
    const files = new Map(found.items.flatMap((part) => [...part.files]))
    const { items, isPartial } = inTurn(found.items)
    const reading = toReading(items, remarks, { isPartial })
    return files.size > 0 ? { ...reading, files } : reading
  },
}
