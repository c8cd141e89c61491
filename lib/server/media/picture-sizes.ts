/**
 * Pictures in their sizes: kept ones from the disk, others made and kept. One is drawn at a time, whoever asks and however often;
 * AVIF, which takes longest, comes after everything that somebody waits for. On globalThis: the site's bundles each have a copy.
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

/** Pictures that may wait to be drawn: who asks beyond that gets what there is. */
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
  // A disk that is full is no reason to show no picture.
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
  /** Whether a better format is still being made. */
  isStopgap: boolean
}

const find = async (file: MediaFile, name: string, width: number, format: PictureFormat) =>
  (await readStored(file.fingerprint, name)) ?? (await draw(file, name, width, format, true))

/** @param formats that whoever asks can show, the best first. @returns undefined when it cannot be made. */
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

/** The file itself without what it says of place and camera, in its own format, no wider than the widest size. */
export async function getBarePicture(file: MediaFile, format: PictureFormat): Promise<Buffer | undefined> {
  const widest: PictureWidth = 2000
  return await find(file, `bare.${format}`, widest, format)
}
