/**
 * Discreet properties: kind and area of a property, a price range, a few vague facts and a blurred picture, nothing that reveals its
 * address. Stored in `discreet.json` of the content, where the texts can be edited by hand.
 */
import 'server-only'
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { labelOf } from '../../../domain/energy/epc.ts'
import { findPriceRange } from '../../../domain/office/discreet-range.ts'
import { inEachLanguage, type Language, type Localized } from '../../../domain/text/language.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import { createFileFinder } from '../../media/find-media.ts'
import { translatorOf } from '../../pages/translator.ts'
import { env } from '../../runtime/env.ts'
import type { ListingRecord } from '../listings/listing-records.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const size = { width: 1360, height: 906 }

/** Width in pixels: too small to recognize anything. */
const blurWidth = 34

const listPath = () => join(env().CONTENT_DIR, 'discreet.json')

type Entry = Record<string, unknown>

/** The list in the content. @throws for an invalid file, so that it is not overwritten */
async function readList(): Promise<{ text: string | undefined; entries: Entry[] }> {
  const text = await readFile(listPath(), 'utf8').catch(() => undefined)
  const found: unknown = text === undefined ? [] : JSON.parse(text)
  if (!Array.isArray(found)) throw new Error('discreet.json is a list')
  return { text, entries: found }
}

async function replace(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.draft`, content)
  await rename(`${path}.draft`, path)
}

const writeList = (entries: readonly Entry[]) => replace(listPath(), `${JSON.stringify(entries, null, 2)}\n`)

/** Area of the content with this postcode; the town if there is none. */
function placeOf({ zip, city }: ListingRecord): Localized {
  const zone = getSnapshot().zones.find(({ zips }) => zips.includes(zip))
  return zone?.name ?? inEachLanguage(() => city.charAt(0) + city.slice(1).toLowerCase())
}

function factsOf(record: ListingRecord, language: Language): string[] {
  const t = translatorOf(language)
  const label = labelOf(record, record.texts.nl.epcLabelText)
  const { bedrooms = 0, surfaceLiving = 0 } = record
  return [
    bedrooms > 0 && t('OfficeListings.discreetProperty.bedrooms', { count: bedrooms }),
    surfaceLiving > 0 && t('OfficeListings.discreetProperty.area', { area: Math.max(10, Math.round(surfaceLiving / 10) * 10) }),
    label?.kind === 'picture' && t('OfficeListings.discreetProperty.label', { label: label.label.charAt(0).toUpperCase() }),
  ].flatMap((fact) => fact || [])
}

function wordsOf(record: ListingRecord) {
  const place = placeOf(record)
  const each = inEachLanguage((language) => factsOf(record, language))
  const facts = each.nl.map((_, index) => inEachLanguage((language) => each[language][index] ?? ''))
  const about = inEachLanguage((language) => translatorOf(language)('OfficeListings.discreetProperty.text'))
  const title = inEachLanguage((language) =>
    translatorOf(language)('OfficeListings.discreetProperty.title', {
      type: record.texts[language].mainTypeName,
      place: place[language],
    }),
  )
  return { title, text: about, facts: facts.length > 0 ? facts : [title] }
}

/** The first picture, blurred in the file itself; its file name does not refer to the property. */
async function blurPicture({ pictures }: ListingRecord): Promise<{ url: string; path: string }> {
  const [first] = pictures
  const found = first && createFileFinder(env().CONTENT_DIR)(first.url)
  const source =
    found && 'file' in found
      ? sharp(found.file.path)
      : sharp({ create: { width: blurWidth, height: blurWidth, channels: 3, background: '#c9d2d6' } })
  const small = await source.resize(blurWidth, Math.round((blurWidth * size.height) / size.width), { fit: 'cover' }).toBuffer()
  const content = await sharp(small)
    .resize(size.width, size.height, { kernel: 'cubic' })
    .blur(20)
    .webp({ quality: 60 })
    .toBuffer()
  const name = `discreet-${randomBytes(6).toString('hex')}.webp`
  const folder = join(env().CONTENT_DIR, 'media', 'pictures')
  mkdirSync(folder, { recursive: true })
  await replace(join(folder, name), content)
  return { url: `/pictures/${name}`, path: join(folder, name) }
}

/** Restores what was written, for a transaction that fails. */
export type Restore = () => Promise<void>

/** @returns the letter of the discreet property @throws file system errors, and when all letters are in use */
export async function addDiscreetProperty(record: ListingRecord): Promise<{ letter: string; restore: Restore }> {
  const { text, entries } = await readList()
  const letter = letters.find((each) => !entries.some(({ reference }) => reference === each))
  if (!letter) throw new Error('every letter has its discreet property')
  const picture = await blurPicture(record)
  const { from: priceFrom, to: priceTo } = findPriceRange(record.price)
  await writeList([
    ...entries,
    { reference: letter, ...wordsOf(record), priceFrom, priceTo, picture: { url: picture.url, ...size } },
  ])
  return {
    letter,
    restore: async () => {
      await rm(picture.path, { force: true })
      await (text === undefined ? rm(listPath(), { force: true }) : replace(listPath(), text))
    },
  }
}

/** An entry that was removed by hand is not an error. */
export async function removeDiscreetProperty(letter: string): Promise<Restore> {
  const { text, entries } = await readList()
  await writeList(entries.filter(({ reference }) => reference !== letter))
  return async () => {
    if (text !== undefined) await replace(listPath(), text)
  }
}

/** The entry of a discreet property; undefined if it was removed by hand. */
export const findDiscreetEntry = async (letter: string): Promise<Entry | undefined> =>
  (await readList()).entries.find(({ reference }) => reference === letter)

/** Restores a removed entry with its letter, or with another one if that is in use. @throws file system errors. */
export async function restoreDiscreetProperty(entry: Entry): Promise<{ letter: string; restore: Restore }> {
  const { text, entries } = await readList()
  const isFree = (letter: unknown) => !entries.some(({ reference }) => reference === letter)
  const letter = [entry['reference'], ...letters].find((each): each is string => typeof each === 'string' && isFree(each))
  if (!letter) throw new Error('every letter has its discreet property')
  await writeList([...entries, { ...entry, reference: letter }])
  return {
    letter,
    restore: async () => {
      if (text !== undefined) await replace(listPath(), text)
    },
  }
}
