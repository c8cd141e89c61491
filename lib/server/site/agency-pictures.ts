/** Pictures of the agency's sign and logo, made from the files that `logo` of data/site.json names. */
import 'server-only'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Site } from '../../content/site.ts'
import { faceOf } from '../../domain/site/face.ts'
import { shareSize } from '../../domain/site/icon.ts'
import { publicPath } from '../../domain/site/public-folders.ts'
import type { Language } from '../../domain/text/language.ts'
import { codeFolder } from '../../process/code-folder.ts'
import { readSiteFile } from './site-file.ts'

const white = '#ffffff'
/** Resolution that drawings are read at, dots an inch: enough for the largest size. */
const density = 600
const font = () => join(codeFolder(), publicPath('fonts'), 'archivo-semibold.ttf')

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Without a sign of its own: the first letter of the name on the agency's colour. */
function drawTile(site: Site, size: number): Sharp {
  const { name, accent } = faceOf(site)
  const letter = (name.trim()[0] ?? '').toUpperCase().replace(/[&<>]/, (sign) => entities[sign] ?? sign)
  const tile = sharp({ create: { width: size, height: size, channels: 3, background: accent } })
  if (!letter) return tile
  const text = `<span foreground="${white}">${letter}</span>`
  const height = Math.round(size * 0.5)
  return tile.composite([{ input: { text: { text, font: 'Archivo', fontfile: font(), height, width: size, rgba: true } } }])
}

async function readPicture(address: string | undefined): Promise<Buffer | undefined> {
  const bytes = address ? await readSiteFile(address) : undefined
  if (!bytes) return undefined
  // What cannot be read as a picture is told by the content check; here it is as if it were not there.
  const { format } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined }))
  return format && bytes
}

/** The sign as a square PNG of so many pixels, on white where it lets look through: phones lay it on whatever colour. */
export async function drawSymbol(site: Site, size: number): Promise<Buffer> {
  const bytes = await readPicture(site.logo.symbol)
  const picture = bytes
    ? sharp(bytes, { density }).resize(size, size, { fit: 'contain', background: white }).flatten({ background: white })
    : drawTile(site, size)
  return picture.png({ compressionLevel: 9 }).toBuffer()
}

type Size = { width: number; height: number }

/** Share of the picture that the logo takes. */
const logoShare = 0.6
const barHeight = 24

/** The logo as a PNG within so many pixels; with no logo to be read, the sign. */
export async function drawLogo(site: Site, language: Language, { width, height }: Size): Promise<Buffer> {
  const bytes = (await readPicture(site.logo.full[language])) ?? (await drawSymbol(site, Math.round(height)))
  return sharp(bytes, { density }).resize(Math.round(width), Math.round(height), { fit: 'inside' }).png().toBuffer()
}

/** The logo on white above a bar of the agency's colour. */
export async function drawSharePicture(site: Site, language: Language): Promise<Buffer> {
  const { width, height } = shareSize
  const logo = await drawLogo(site, language, { width: width * logoShare, height: height * logoShare })
  const bar = { create: { width, height: barHeight, channels: 3, background: faceOf(site).accent } } as const
  return sharp({ create: { width, height, channels: 3, background: white } })
    .composite([
      { input: logo, gravity: 'centre' },
      { input: bar, gravity: 'south' },
    ])
    .png({ compressionLevel: 9 })
    .toBuffer()
}
