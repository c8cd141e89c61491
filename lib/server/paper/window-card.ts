/**
 * The window card of a property, for the window of the office: A4 landscape; price and energy label are readable from two metres.
 */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { brandingOf } from '../../domain/site/branding.ts'
import { isGiven } from '../../domain/site/given.ts'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { type Translate, translatorOf } from '../pages/translator.ts'
import { listingOnPaper, type PaperListing } from './listing-on-paper.ts'
import {
  type Box,
  drawCode,
  drawEnergy,
  fillBox,
  fitLine,
  loadPicture,
  type PaperPicture,
  placeLogo,
  setText,
} from './paper-parts.ts'
import { closePdf, drawRule, inks, openPdf, type Pdf } from './pdf-file.ts'
import { toPrintable } from './printable.ts'

/** Points: 842 by 595. Pictures on the left up to the edge of the paper, text on the right. */
const page = { width: 841.89, height: 595.28 } as const
const pictures = { width: 524, gap: 4, small: 172 } as const
const column = { left: 558, right: 808, width: 250 } as const
const rowHeight = 30
const codeSide = 113.4

/** One large picture, with one wide or two small ones below it; a single picture takes the whole height. */
function pictureBoxes(count: number): Box[] {
  const { width, gap, small } = pictures
  const large = { left: 0, top: 0, width, height: count > 1 ? page.height - small - gap : page.height }
  const below = Math.min(count - 1, 2)
  const share = (width - gap * (below - 1)) / below
  const row = Array.from({ length: Math.max(below, 0) }, (_, index) => ({
    left: index * (share + gap),
    top: page.height - small,
    width: share,
    height: small,
  }))
  return [large, ...row]
}

function drawRow(pdf: Pdf, label: string, value: string, top: number, right: number): void {
  pdf.font('regular').fontSize(14.5).fillColor(inks.second)
  pdf.text(toPrintable(label), column.left, top + 7, { lineBreak: false })
  const taken = pdf.widthOfString(toPrintable(label))
  const printable = toPrintable(value)
  pdf.font('semibold').fontSize(14.5)
  const room = right - column.left - taken - 12
  const size = Math.min(14.5, (14.5 * room) / Math.max(pdf.widthOfString(printable), 1))
  pdf.fontSize(size).fillColor(inks.text)
  pdf.text(printable, right - pdf.widthOfString(printable), top + 7, { lineBreak: false })
}

const line = (pdf: Pdf, top: number, ink: string, width = 0.6) =>
  drawRule(pdf, { left: column.left, right: column.right, top, ink, width })

/** @returns the position where the rows end. */
function drawFacts(pdf: Pdf, { rows, energy }: PaperListing, from: number, t: Translate): number {
  let top = from
  line(pdf, top, inks.text, 0.9)
  for (const { label, value } of rows) {
    drawRow(pdf, label, value, top, column.right)
    top += rowHeight
    line(pdf, top, inks.line)
  }
  if (!energy) return top
  const arrow = { left: column.right - 60, top: top + 5, width: 60, height: 30 }
  drawRow(pdf, t('CompareModule.epc'), energy.figure, top + 5, arrow.left - 10)
  drawEnergy(pdf, energy, arrow)
  line(pdf, top + 40, inks.line)
  return top + 40
}

function drawFoot(pdf: Pdf, listing: PaperListing, t: Translate): void {
  const { left, width } = column
  const legal = `${listing.reference}. ${listing.legal}`
  pdf.font('regular').fontSize(6.6)
  const legalTop = page.height - 26 - pdf.heightOfString(toPrintable(legal), { width, lineGap: 1.4 })
  setText(pdf, legal, { left, top: legalTop, width, size: 6.6, ink: inks.second, lineGap: 1.4 })
  const codeTop = legalTop - 14 - codeSide
  drawCode(pdf, listing.link.address, { left, top: codeTop, side: codeSide })
  pdf.rect(left, codeTop, codeSide, codeSide).lineWidth(0.6).strokeColor(inks.line).stroke()
  const beside = { left: left + codeSide + 12, width: width - codeSide - 12 }
  const below = setText(pdf, t(`Paper.scan.${listing.scan}`), { ...beside, top: codeTop + 20, size: 12, font: 'semibold' })
  fitLine(pdf, listing.link.shown, { ...beside, top: below + 5, size: 9.5, font: 'regular', ink: inks.second })
  if (isGiven(listing.phone)) fitLine(pdf, listing.phone, { ...beside, top: below + 24, size: 15 })
}

async function drawCard(pdf: Pdf, listing: PaperListing, language: Language): Promise<void> {
  const { left, width } = column
  const t = translatorOf(language)
  const loaded = await Promise.all(listing.pictures.slice(0, 3).map(loadPicture))
  const shown = loaded.filter((picture): picture is PaperPicture => picture !== undefined)
  for (const [index, box] of pictureBoxes(shown.length).entries()) fillBox(pdf, box, shown[index], 0.6)
  await placeLogo(pdf, { left, top: 30, width: 180, height: 40 }, language)
  line(pdf, 95, brandingOf(getSnapshot().site).accent, 2.6)
  const size = fitLine(pdf, listing.price, { left: left - 1, top: 108, width, size: 50 })
  const title = setText(pdf, listing.title, { left, top: 114 + size * 1.12, width, size: 19, font: 'semibold' })
  const address = setText(pdf, listing.address, { left, top: title + 2, width, size: 13, ink: inks.second })
  drawFacts(pdf, listing, address + 12, t)
  drawFoot(pdf, listing, t)
}

/**
 * @returns a PDF file of one page.
 * @throws when a font of `public/fonts` is missing.
 */
export async function windowCard(property: PublicProperty, language: Language, now: Date): Promise<Buffer> {
  const listing = listingOnPaper(property, language)
  const pdf = openPdf({
    title: `${listing.title}, ${listing.address}`,
    author: getSnapshot().site.legalName,
    language,
    createdAt: now,
    layout: 'landscape',
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
  })
  await drawCard(pdf, listing, language)
  return closePdf(pdf)
}
