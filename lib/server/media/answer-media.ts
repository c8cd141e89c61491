/** Responds to requests for files of the content, by fingerprint or by name. */
import 'server-only'
import Negotiator from 'negotiator'
import { fingerprintPattern, isPictureWidth, type MediaFile, mediaTypes } from '../../domain/media/media.ts'
import { hasTag } from '../../http/has-tag.ts'
import { type PlainAnswer, type PlainRequest, toResponse } from '../../http/plain-answer.ts'
import { env } from '../runtime/env.ts'
import { findByFingerprint } from './current-media.ts'
import { fileBody } from './file-body.ts'
import { findMediaFile } from './find-media.ts'
import { type PictureFormat, pictureFormats } from './make-picture.ts'
import { getBarePicture, getPicture } from './picture-sizes.ts'
import { readRange } from './read-range.ts'

/** One year: a changed picture has another address. */
const forEver = 'public, max-age=31536000, immutable'
/** A file name may refer to another file later: revalidated by ETag. */
const asked = 'public, max-age=0, must-revalidate'
/** For a picture whose better format is still being created. */
const soon = 'public, max-age=60'

/** Content-Security-Policy of files opened directly: no scripts, no further requests. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; media-src 'self'; sandbox"

const missing: PlainAnswer = { status: 404, headers: {} }
/** The file changed just now, or too many pictures are waiting: retry later. */
const later: PlainAnswer = { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } }

const negotiable = (): readonly PictureFormat[] => (env().AVIF === '1' ? ['avif', 'webp'] : ['webp'])

/** The formats that the browser accepts by name, then JPEG. */
function formatsFor(request: PlainRequest): readonly PictureFormat[] {
  const negotiator = new Negotiator({ headers: { accept: request.headers.get('accept') ?? '' } })
  // `*/*` is also sent by programs that support neither AVIF nor WebP.
  const named = negotiator.mediaTypes().filter((type) => !type.includes('*'))
  return [...negotiable().filter((format) => named.includes(pictureFormats[format])), 'jpg']
}

type Kept = { type: string; tag: string; caching: string; vary?: string }

const headersOf = ({ type, tag, caching, vary }: Kept) => ({
  'Content-Type': type,
  'Cache-Control': caching,
  ETag: `"${tag}"`,
  'X-Content-Type-Options': 'nosniff',
  ...(type === 'application/pdf' ? {} : { 'Content-Security-Policy': policy }),
  ...(vary && { Vary: vary }),
})

function answerBytes(request: PlainRequest, bytes: Buffer, kept: Kept): PlainAnswer {
  const headers = headersOf(kept)
  if (hasTag(request.headers.get('if-none-match'), headers.ETag)) return { status: 304, headers }
  return { headers: { ...headers, 'Content-Length': String(bytes.length) }, body: bytes }
}

const sizePattern = /^(\d{3,4})(\.jpg)?$/

async function answerPicture(request: PlainRequest, file: MediaFile, width: number, isJpeg: boolean): Promise<PlainAnswer> {
  if (!isPictureWidth(width)) return missing
  const picture = await getPicture(file, width, isJpeg ? ['jpg'] : formatsFor(request))
  if (!picture) return later
  const { bytes, format, isStopgap } = picture
  return answerBytes(request, bytes, {
    type: pictureFormats[format],
    tag: `${file.fingerprint}-${width}-${format}`,
    caching: isStopgap ? soon : forEver,
    ...(!isJpeg && { vary: 'Accept' }),
  })
}

/** A picture in one of its sizes. @param name of the size: `800` or `800.jpg`. */
export async function answerSize(request: PlainRequest, fingerprint: string, name: string): Promise<PlainAnswer> {
  const file = fingerprintPattern.test(fingerprint) ? findByFingerprint(fingerprint) : undefined
  const size = sizePattern.exec(name)
  if (!file || !size || mediaTypes[file.type] !== 'picture') return missing
  return await answerPicture(request, file, Number(size[1]), size[2] !== undefined)
}

/** Films are served in byte ranges. */
function answerStream(request: Request, { path, size, type, fingerprint }: MediaFile, caching: string): Response {
  const headers = { ...headersOf({ type, tag: fingerprint, caching }), 'Accept-Ranges': 'bytes' }
  if (hasTag(request.headers.get('if-none-match'), headers.ETag)) return new Response(null, { status: 304, headers })
  const range = readRange(request.headers, size, headers.ETag)
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  return new Response(fileBody(path, { start, end }), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
  })
}

const ownFormats: Readonly<Record<string, PictureFormat>> = {
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** The file itself; a picture without its metadata (place, camera). */
async function answerFile(request: Request, file: MediaFile, caching: string): Promise<Response> {
  const format = ownFormats[file.type]
  if (!format || file.isBare) return answerStream(request, file, caching)
  const bytes = await getBarePicture(file, format)
  if (!bytes) return toResponse(later)
  return toResponse(answerBytes(request, bytes, { type: file.type, tag: `${file.fingerprint}-bare`, caching }))
}

/** @param parts decoded segments of the path after `/media/`. */
export async function answerMedia(request: Request, parts: readonly string[]): Promise<Response> {
  const [fingerprint = '', name = ''] = parts
  const file = parts.length === 2 && fingerprintPattern.test(fingerprint) ? findByFingerprint(fingerprint) : undefined
  if (!file) {
    const found = findMediaFile(`/${parts.join('/')}`, env().CONTENT_DIR)
    return 'file' in found ? await answerFile(request, found.file, asked) : toResponse(missing)
  }
  const isSize = sizePattern.test(name)
  if (isSize || mediaTypes[file.type] === 'picture') return toResponse(await answerSize(request, fingerprint, name))
  return await answerFile(request, file, forEver)
}
