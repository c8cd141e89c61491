/**
 * Pictures uploaded to texts in the office: detected by their bytes, re-encoded without metadata (place, camera), and stored in
 * the content's media under a unique name. Unused ones are never shown.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ValuePath } from '../../content/editing/json-changes.ts'
import { nameOf } from '../../content/editing/text-fields.ts'
import { slugify } from '../../domain/text/slug.ts'
import { pictureUrl } from '../media/current-media.ts'
import { env } from '../runtime/env.ts'
import { readPicture } from '../uploads/read-picture.ts'
import { picturesIn } from './draft-text.ts'
import type { TextDocument } from './text-document.ts'

/** A value without a form control. */
export type Placed = { path: ValuePath; value: unknown }

/** Longest side in pixels: the widest the site shows. */
const side = 2400
const mostBytes = 10 * 1024 * 1024

/** File names given here; no other files of the folder have such names. */
export const officePicture = /[a-z0-9-]+-[0-9a-f]{10}\.webp/g

/** Prefix of the names of picture fields in the form. */
const prefix = 'p.'

/** @returns its address in the content. @throws file system errors. */
async function keepFile(name: string, content: Buffer): Promise<string> {
  const fingerprint = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const stem = slugify(name.replace(/\.[^.]*$/, '')).slice(0, 60) || 'picture'
  const file = `${stem}-${fingerprint}.webp`
  const folder = join(env().CONTENT_DIR, 'media', 'pictures')
  const path = join(folder, file)
  if (!existsSync(path)) {
    await mkdir(folder, { recursive: true })
    await writeFile(`${path}.draft`, content)
    await rename(`${path}.draft`, path)
  }
  return `/pictures/${file}`
}

/** Undefined for other files. It was encoded by the site itself, so it is safe to show. */
export async function readOfficePicture(name: string): Promise<Buffer | undefined> {
  if (name.match(officePicture)?.[0] !== name) return undefined
  return readFile(join(env().CONTENT_DIR, 'media', 'pictures', name)).catch(() => undefined)
}

export const officePictureHref = (name: string): string => `/api/office/picture/${name}/`

/** Address of a picture in the office; one not published yet is read from its file. */
export function shownPicture(url: string): string {
  const [name] = url.match(officePicture) ?? []
  const known = pictureUrl(url, 400)
  return known === url && name !== undefined ? officePictureHref(name) : known
}

async function keepPicture(path: ValuePath, file: File): Promise<Placed[] | undefined> {
  const read = await readPicture(nameOf(path), file, mostBytes, side)
  if (read.kind === 'refused') return undefined
  const { width, height } = await sharp(read.upload.content).metadata()
  const url = await keepFile(file.name, read.upload.content).catch(() => undefined)
  if (url === undefined) return undefined
  return Object.entries({ url, width, height }).map(([key, value]) => ({ path: [...path, key], value }))
}

/** Numbers of a list are numbers. */
const pathOf = (name: string): ValuePath => name.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/**
 * Stores the pictures of a form.
 * @param sent what the form sent, by name. @returns their values in the document; undefined when one of them is invalid.
 */
export async function keepPictures(
  document: TextDocument,
  sent: Readonly<Record<string, unknown>>,
): Promise<Placed[] | undefined> {
  const places = picturesIn(document, document.value).map(nameOf)
  const placed: Placed[] = []
  for (const [name, file] of Object.entries(sent)) {
    if (!name.startsWith(prefix) || !(file instanceof File) || file.size === 0) continue
    const place = name.slice(prefix.length)
    // An entry that exists only in the draft is a valid path, too.
    if (!places.includes(place) && !/\.\d+$/.test(place)) return undefined
    const kept = await keepPicture(pathOf(place), file)
    if (!kept) return undefined
    placed.push(...kept)
  }
  return placed
}
