/**
 * Returns pictures in their sizes: stored ones from the disk, others are rendered and stored. One picture is rendered at a time,
 * and once for concurrent requests; AVIF, which takes longest, comes after everything a visitor waits for. On globalThis: each
 * bundle has a copy of this file.
 */
import 'server-only'
import type { MediaFile, PictureWidth } from '../../domain/media/media.ts'
import { logError } from '../../process/log.ts'
import { ChangedFileError, drawPicture, type PictureFormat } from './make-picture.ts'
import { readStored, store } from './media-store.ts'

type Task = { isUrgent: boolean; work: () => Promise<void> }
type Studio = { flights: Map<string, Promise<Buffer | undefined>>; tasks: Task[]; isDrawing: boolean }

const holder = globalThis as typeof globalThis & { sitePictureStudio?: Studio }
const studio = (): Studio => (holder.sitePictureStudio ??= { flights: new Map(), tasks: [], isDrawing: false })

/** Longest queue: beyond it, requests get what is available. */
const maxTasks = 500

async function drawOneByOne(current: Studio): Promise<void> {
  if (current.isDrawing) return
  current.isDrawing = true
  for (;;) {
    const urgent = current.tasks.findIndex(({ isUrgent }) => isUrgent)
    const [task] = current.tasks.splice(Math.max(urgent, 0), 1)
    if (!task) break
    await task.work()
  }
  current.isDrawing = false
}

function keep(fingerprint: string, name: string, bytes: Buffer): Promise<void> {
  // If the disk is full, the picture is shown all the same.
  return store(fingerprint, name, bytes).catch((error: unknown) => logError('picture-not-kept', { error }))
}

function draw(
  file: MediaFile,
  name: string,
  width: number,
  format: PictureFormat,
  isUrgent: boolean,
): Promise<Buffer | undefined> {
  const { flights, tasks } = studio()
  const key = `${file.fingerprint}/${name}`
  const flight = flights.get(key)
  if (flight || tasks.length >= maxTasks) return flight ?? Promise.resolve(undefined)
  const made = new Promise<Buffer | undefined>((done) => {
    const work = async () => {
      const bytes = await drawPicture(file, width, format).catch((error: unknown) => {
        if (!(error instanceof ChangedFileError)) logError('picture-not-made', { fingerprint: file.fingerprint, error })
        return undefined
      })
      if (bytes) await keep(file.fingerprint, name, bytes)
      flights.delete(key)
      done(bytes)
    }
    tasks.push({ isUrgent, work })
  })
  flights.set(key, made)
  void drawOneByOne(studio())
  return made
}

export type DrawnPicture = {
  bytes: Buffer
  format: PictureFormat
  /** Whether a better format is still being rendered. */
  isStopgap: boolean
}

const find = async (file: MediaFile, name: string, width: number, format: PictureFormat) =>
  (await readStored(file.fingerprint, name)) ?? (await draw(file, name, width, format, true))

/** @param formats that the browser supports, the best first. @returns undefined when the picture cannot be rendered. */
export async function getPicture(
  file: MediaFile,
  width: PictureWidth,
  formats: readonly PictureFormat[],
): Promise<DrawnPicture | undefined> {
  const [best, next] = formats
  if (!best) return undefined
  if (best !== 'avif' || !next) {
    const bytes = await find(file, `${width}.${best}`, width, best)
    return bytes && { bytes, format: best, isStopgap: false }
  }
  const kept = await readStored(file.fingerprint, `${width}.avif`)
  if (kept) return { bytes: kept, format: 'avif', isStopgap: false }
  const bytes = await find(file, `${width}.${next}`, width, next)
  void draw(file, `${width}.avif`, width, 'avif', false)
  return bytes && { bytes, format: next, isStopgap: true }
}

/** The picture in its own format without metadata (place, camera), at most 2000 pixels wide. */
export async function getBarePicture(file: MediaFile, format: PictureFormat): Promise<Buffer | undefined> {
  const widest: PictureWidth = 2000
  return await find(file, `bare.${format}`, widest, format)
}
