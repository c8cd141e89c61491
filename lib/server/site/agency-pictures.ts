/** Renders icons and logos of the agency from the files in `logo` of data/site.json. */
import 'server-only'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Site } from '../../content/site.ts'
import { brandingOf } from '../../domain/site/branding.ts'
import { shareSize } from '../../domain/site/icon.ts'
import { publicPath } from '../../domain/site/public-folders.ts'
import type { Language } from '../../domain/text/language.ts'
import { codeFolder } from '../../process/code-folder.ts'
import { readSiteFile } from './site-file.ts'

const white = '#ffffff'
/** Resolution (dpi) for rendering SVG files: enough for the largest size. */
const density = 600
const font = () => join(codeFolder(), publicPath('fonts'), 'archivo-semibold.ttf')

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Default symbol: the first letter of the name on the agency's colour. */
function drawTile(site: Site, size: number): Sharp {
  const { name, accent } = brandingOf(site)
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
  // The content check reports unreadable files; here they count as missing.
  const { format } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined }))
  return format && bytes
}

/** The symbol as a square PNG of this size in pixels; transparency becomes white, as phones would show any colour there. */
export async function drawSymbol(site: Site, size: number): Promise<Buffer> {
  const bytes = await readPicture(site.logo.symbol)
  const picture = bytes
    ? sharp(bytes, { density }).resize(size, size, { fit: 'contain', background: white }).flatten({ background: white })
    : drawTile(site, size)
  return picture.png({ compressionLevel: 9 }).toBuffer()
}

type Size = { width: number; height: number }

/** Share of the picture filled by the logo. */
const logoShare = 0.6
const barHeight = 24

/** The logo as a PNG within this size in pixels; the symbol if the logo cannot be read. */
export async function drawLogo(site: Site, language: Language, { width, height }: Size): Promise<Buffer> {
  const bytes = (await readPicture(site.logo.full[language])) ?? (await drawSymbol(site, Math.round(height)))
  return sharp(bytes, { density }).resize(Math.round(width), Math.round(height), { fit: 'inside' }).png().toBuffer()
}

/** The logo on white above a bar of the agency's colour. */
export async function drawSharePicture(site: Site, language: Language): Promise<Buffer> {
  const { width, height } = shareSize
  const logo = await drawLogo(site, language, { width: width * logoShare, height: height * logoShare })
  const bar = { create: { width, height: barHeight, channels: 3, background: brandingOf(site).accent } } as const
  return sharp({ create: { width, height, channels: 3, background: white } })
    .composite([
      { input: logo, gravity: 'centre' },
      { input: bar, gravity: 'south' },
    ])
    .png({ compressionLevel: 9 })
    .toBuffer()
}
