/** Parts of window card and poster. Lengths in points. */
import 'server-only'
import sharp from 'sharp'
import { encode } from 'uqr'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { mediaOf } from '../media/current-media.ts'
import { getPicture } from '../media/picture-sizes.ts'
import { drawLogo } from '../site/agency-pictures.ts'
import { inks, type Pdf } from './pdf-file.ts'
import { toPrintable } from './printable.ts'

export type Box = { left: number; top: number; width: number; height: number }

/** A decoded picture, with its size in pixels. */
export type PaperPicture = { bytes: Buffer; width: number; height: number }

/** In the largest stored width; undefined if it is not available. */
export async function loadPicture(address: string | undefined): Promise<PaperPicture | undefined> {
  const file = address === undefined ? undefined : mediaOf(address)
  const picture = file && (await getPicture(file, 2000, ['jpg']))
  if (!picture) return undefined
  const { width, height } = await sharp(picture.bytes).metadata()
  return { bytes: picture.bytes, width, height }
}

/**
 * Fills the box and crops what exceeds it.
 * @param fromTop share of the cropped height that is cut at the top: there is more sky and ceiling than floor to lose.
 */
export function fillBox(pdf: Pdf, { left, top, width, height }: Box, picture: PaperPicture | undefined, fromTop = 0.5): void {
  pdf.rect(left, top, width, height).fill(inks.rest)
  if (!picture) return
  const scale = Math.max(width / picture.width, height / picture.height)
  const [shownWidth, shownHeight] = [picture.width * scale, picture.height * scale]
  pdf.save().rect(left, top, width, height).clip()
  pdf.image(picture.bytes, left - (shownWidth - width) / 2, top - (shownHeight - height) * fromTop, { width: shownWidth })
  pdf.restore()
}

/** The agency's logo, scaled to fit the box. */
export async function placeLogo(pdf: Pdf, { left, top, width, height }: Box, language: Language): Promise<void> {
  const pixels = 4
  const logo = await drawLogo(getSnapshot().site, language, { width: width * pixels, height: height * pixels })
  pdf.image(logo, left, top, { fit: [width, height] })
}

/**
 * A QR code in ink on white, with a quiet zone of four modules (ISO/IEC 18004).
 * @param side length including the quiet zone.
 */
export function drawCode(pdf: Pdf, text: string, { left, top, side }: { left: number; top: number; side: number }): void {
  const { data, size } = encode(text, { border: 4 })
  const module = side / size
  pdf.rect(left, top, side, side).fill(inks.white)
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) pdf.rect(left + x * module, top + y * module, module, module)
  pdf.fill(inks.text)
}

type Line = { left: number; top: number; width: number; size: number; font?: 'regular' | 'semibold'; ink?: string }

/** `top` is the baseline of the text. */
type Baseline = { onBaseline?: true }

/**
 * One line, in the largest size that fits.
 * @returns the size in points.
 */
export function fitLine(
  pdf: Pdf,
  text: string,
  { left, top, width, size, font = 'semibold', ink = inks.text, onBaseline }: Line & Baseline,
): number {
  const printable = toPrintable(text)
  pdf.font(font).fontSize(size)
  const fitting = Math.min(size, (size * width) / Math.max(pdf.widthOfString(printable), 1))
  pdf
    .fontSize(fitting)
    .fillColor(ink)
    .text(printable, left, top, { lineBreak: false, ...(onBaseline && { baseline: 'alphabetic' }) })
  return fitting
}

/**
 * Text over as many lines as needed.
 * @returns the position of its lower end.
 */
export function setText(
  pdf: Pdf,
  text: string,
  { left, top, width, size, font = 'regular', ink = inks.text, lineGap = 0 }: Line & { lineGap?: number },
): number {
  pdf.font(font).fontSize(size).fillColor(ink)
  pdf.text(toPrintable(text), left, top, { width, lineGap })
  return pdf.y
}

/** The arrow of an energy label, with the letter centred on its square part. */
export function drawEnergy(pdf: Pdf, { letter, fill, ink }: { letter: string; fill: string; ink: string }, box: Box): void {
  const { left, top, width, height } = box
  const body = width * (44 / 56)
  pdf
    .moveTo(left, top)
    .lineTo(left + body, top)
    .lineTo(left + width, top + height / 2)
  pdf
    .lineTo(left + body, top + height)
    .lineTo(left, top + height)
    .closePath()
    .fill(fill)
  const size = height * 0.68
  pdf.font('semibold').fontSize(size).fillColor(ink)
  const name = toPrintable(letter)
  pdf.text(name, left + (body - pdf.widthOfString(name)) / 2 + width * 0.027, top + (height - size * 0.72) / 2 - size * 0.16, {
    lineBreak: false,
  })
}
