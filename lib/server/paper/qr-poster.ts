/**
 * The poster of a property, for its window or its open day: A4 portrait, all vector graphics except the picture, so that it can
 * be enlarged to A2. The QR code takes the place of the tile in the site's symbol; the symbol's two bars run from it to the edges
 * of the page.
 */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { brandingOf } from '../../domain/site/branding.ts'
import { joinGiven } from '../../domain/site/given.ts'
import { paletteOf } from '../../domain/site/theme.ts'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { type Translate, translatorOf } from '../pages/translator.ts'
import { listingOnPaper, type PaperListing } from './listing-on-paper.ts'
import { drawCode, fillBox, fitLine, loadPicture, placeLogo, setText } from './paper-parts.ts'
import { closePdf, drawRule, inks, openPdf, type Pdf } from './pdf-file.ts'

/** Points. */
const page = { width: 595.28, height: 841.89 } as const
const edge = 45
const width = page.width - 2 * edge
const pictureBox = { left: 0, top: 322, width: page.width, height: 244 } as const
const bandTop = pictureBox.top + pictureBox.height
const code = { left: page.width - edge - 209.8, top: bandTop + 30, side: 209.8 } as const

/** The bars of the symbol, relative to its tile: four of 32 high, the upper one at 6, the lower one at 22. */
const bar = { upper: 6 / 32, lower: 22 / 32, height: 4 / 32 } as const

function drawBars(pdf: Pdf, ink: string): void {
  const height = code.side * bar.height
  const right = code.left + code.side
  pdf.rect(right, code.top + code.side * bar.upper, page.width - right, height).fill(ink)
  pdf.rect(0, code.top + code.side * bar.lower, code.left, height).fill(ink)
}

type Head = { headline: string; lines: readonly string[] }

/** The heading: the open day, for sale or for rent, or that it is sold or rented. */
function headOf({ openDay, address, title, price }: PaperListing, { goal, availability }: PublicProperty, t: Translate): Head {
  if (openDay) return { headline: t('Paper.openDay'), lines: [address, `${openDay.day}, ${openDay.hours}`] }
  return { headline: availability === 'available' ? t(`Paper.goals.${goal}`) : price, lines: [title, address] }
}

function drawHead(pdf: Pdf, { headline, lines }: Head, accent: string): void {
  fitLine(pdf, headline, { left: edge - 4, top: 184, width, size: 112, onBaseline: true })
  drawRule(pdf, { left: edge, right: page.width - edge, top: 214, ink: accent, width: 3 })
  for (const [index, text] of lines.entries()) {
    const top = 224 + index * 46
    if (index > 0) drawRule(pdf, { left: edge, right: page.width - edge, top: top - 3, ink: inks.line, width: 0.6 })
    fitLine(pdf, text, { left: edge, top: top + 4, width, size: 27 })
  }
}

function drawBand(pdf: Pdf, listing: PaperListing, t: Translate): void {
  const { site } = getSnapshot()
  const palette = paletteOf(site.theme)
  const ink = inks.white
  pdf.rect(0, bandTop, page.width, page.height - bandTop).fill(palette['600'])
  drawBars(pdf, palette['500'])
  const words = { left: edge, width: code.left - edge - 24 }
  const title = setText(pdf, t(`Paper.titles.${listing.scan}`), { ...words, top: code.top, size: 26, font: 'semibold', ink })
  setText(pdf, t(`Paper.texts.${listing.scan}`), { ...words, top: title + 6, size: 12.5, ink, lineGap: 3 })
  const figures = [listing.price, ...listing.rows.slice(0, 2).map(({ label, value }) => `${value} ${label.toLowerCase()}`)]
  const foot = code.top + code.side * (bar.lower + bar.height) + 12
  fitLine(pdf, figures.join(', '), { ...words, top: foot, size: 12, ink })
  fitLine(pdf, joinGiven([listing.link.shown, listing.phone], ', '), { ...words, top: foot + 16, size: 12, font: 'regular', ink })
  setText(pdf, listing.legal, { left: edge, top: page.height - 27, width, size: 6.6, ink })
  drawCode(pdf, listing.link.address, code)
}

async function drawPoster(pdf: Pdf, property: PublicProperty, language: Language): Promise<void> {
  const t = translatorOf(language)
  const listing = listingOnPaper(property, language)
  await placeLogo(pdf, { left: edge, top: 31, width: 190, height: 40 }, language)
  pdf.font('regular').fontSize(12).fillColor(inks.second)
  pdf.text(listing.reference, page.width - edge - pdf.widthOfString(listing.reference), 46, { lineBreak: false })
  drawHead(pdf, headOf(listing, property, t), brandingOf(getSnapshot().site).accent)
  fillBox(pdf, pictureBox, await loadPicture(listing.pictures[0]), 0.72)
  drawBand(pdf, listing, t)
}

/**
 * @returns a PDF file of one page.
 * @throws when a font of `public/fonts` is missing.
 */
export async function qrPoster(property: PublicProperty, language: Language, now: Date): Promise<Buffer> {
  const pdf = openPdf({
    title: property.texts[language].title,
    author: getSnapshot().site.legalName,
    language,
    createdAt: now,
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
  })
  await drawPoster(pdf, property, language)
  return closePdf(pdf)
}
