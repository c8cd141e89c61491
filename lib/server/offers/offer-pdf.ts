/** The document of an offer as PDF: A4, for both parties, with places to sign. */
import 'server-only'
import { type Branding, brandingOf } from '../../domain/site/branding.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { translatorOf } from '../pages/translator.ts'
import { closePdf, inks as colour, drawRule, openPdf, type Pdf } from '../paper/pdf-file.ts'
import { toPrintable } from '../paper/printable.ts'
import { getSymbol } from '../site/agency-icons.ts'
import { type OfferFacts, type OfferInput, offerFacts } from './offer-facts.ts'

/** Margin in points. */
const edge = 56
const labelWidth = 118

const widthOf = (pdf: Pdf) => pdf.page.width - 2 * edge
const endOf = (pdf: Pdf) => pdf.page.height - pdf.page.margins.bottom

/** Starts a new page when fewer than `height` points are left. */
function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > endOf(pdf)) pdf.addPage()
}

const rule = (pdf: Pdf, ink: string, width = 0.75) =>
  drawRule(pdf, { left: edge, right: pdf.page.width - edge, top: pdf.y, ink, width })

/** Pixels of the logo: sharp in print at its size. */
const signPixels = 192

/** The agency's logo and name, above a line in its colour. */
function drawHead(pdf: Pdf, { name, accent }: Branding, sign: Buffer): void {
  pdf.image(sign, edge, 40, { width: 32, height: 32 })
  pdf.y = 80
  rule(pdf, accent, 2)
  pdf
    .font('semibold')
    .fontSize(15)
    .fillColor(colour.text)
    .text(toPrintable(name), edge + 44, 48)
}

function drawBlock(pdf: Pdf, { title, rows }: OfferFacts['blocks'][number]): void {
  keepTogether(pdf, 60)
  pdf.font('semibold').fontSize(12.5).fillColor(colour.text).text(toPrintable(title), edge, pdf.y)
  pdf.y += 5
  rule(pdf, colour.text)
  pdf.y += 5
  for (const { label, value } of rows) drawRow(pdf, toPrintable(label), toPrintable(value))
  pdf.y += 12
}

function drawRow(pdf: Pdf, label: string, value: string): void {
  const width = widthOf(pdf) - labelWidth
  pdf.font('regular').fontSize(10)
  const height = pdf.heightOfString(value, { width })
  // A long condition may continue on the next page; a short row is kept together.
  keepTogether(pdf, Math.min(height, 120) + 8)
  const top = pdf.y
  pdf.fillColor(colour.second).text(label, edge, top, { width: labelWidth - 10 })
  const labelEnd = pdf.y
  const pages = pdf.bufferedPageRange().count
  pdf.fillColor(colour.text).text(value, edge + labelWidth, top, { width })
  const isSamePage = pdf.bufferedPageRange().count === pages
  pdf.y = (isSamePage ? Math.max(pdf.y, labelEnd) : pdf.y) + 4
  rule(pdf, colour.line, 0.5)
  pdf.y += 4
}

function drawTerms(pdf: Pdf, terms: readonly string[]): void {
  pdf.font('regular').fontSize(9.5).fillColor(colour.text)
  for (const term of terms) {
    const text = toPrintable(term)
    keepTogether(pdf, pdf.heightOfString(text, { width: widthOf(pdf) }) + 6)
    pdf.text(text, edge, pdf.y, { width: widthOf(pdf) })
    pdf.y += 6
  }
  pdf.y += 8
}

function drawSignatures(pdf: Pdf, { title, madeAt, lines }: OfferFacts['signatures']): void {
  const gap = 16
  const width = (widthOf(pdf) - gap * (lines.length - 1)) / lines.length
  keepTogether(pdf, 150)
  drawBlock(pdf, { title, rows: [] })
  pdf
    .font('regular')
    .fontSize(10)
    .fillColor(colour.text)
    .text(toPrintable(madeAt), edge, pdf.y - 8)
  const top = pdf.y + 8
  lines.forEach((line, index) => {
    const left = edge + index * (width + gap)
    pdf.rect(left, top, width, 84).lineWidth(0.75).strokeColor(colour.line).stroke()
    pdf
      .fontSize(8.5)
      .fillColor(colour.second)
      .text(toPrintable(line), left + 8, top + 8, { width: width - 16, height: 40, ellipsis: true })
  })
  pdf.y = top + 84
}

/** Footer with agency and page number on every page, once the number of pages is known. */
function drawFeet(pdf: Pdf, agency: string, pageText: (page: number, count: number) => string): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index)
    // Writing below the margin would start another page.
    pdf.page.margins.bottom = 0
    pdf.font('regular').fontSize(8).fillColor(colour.second)
    pdf.text(toPrintable(agency), edge, pdf.page.height - 52, { width: widthOf(pdf) - 90 })
    pdf.text(pageText(index + 1, count), pdf.page.width - edge - 90, pdf.page.height - 52, { width: 90, align: 'right' })
  }
}

/** @returns the bytes of the file @throws when a font of `public/fonts` is missing */
export async function offerPdf(input: OfferInput): Promise<Buffer> {
  const facts = offerFacts(input)
  const { site } = getSnapshot()
  const t = translatorOf(input.language)
  const sign = await getSymbol(signPixels)
  const pdf = openPdf({
    title: `${facts.title} ${input.property.id}`,
    author: site.legalName,
    language: input.language,
    createdAt: input.sentAt,
    margins: { top: 56, bottom: 72, left: edge, right: edge },
  })
  drawHead(pdf, brandingOf(site), sign)
  pdf.fontSize(24).text(toPrintable(facts.title), edge, 96)
  pdf.font('regular').fontSize(9).fillColor(colour.second).text(toPrintable(facts.sent))
  pdf.y += 14
  for (const block of facts.blocks) drawBlock(pdf, block)
  drawTerms(pdf, facts.terms)
  drawSignatures(pdf, facts.signatures)
  drawFeet(pdf, facts.agency, (page, count) => t('Forms.purchase-offer.pdf.page', { page, count }))
  return closePdf(pdf)
}
