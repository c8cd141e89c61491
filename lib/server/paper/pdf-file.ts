/** Opens and closes PDF files: embedded fonts, language, and the bytes as one buffer. */
import 'server-only'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { publicPath } from '../../domain/site/public-folders.ts'
import type { Language } from '../../domain/text/language.ts'
import { codeFolder } from '../../process/code-folder.ts'

export type Pdf = InstanceType<typeof PDFDocument>

/** The same as the design tokens of the site. */
export const inks = { text: '#0E1A20', second: '#4C5D66', line: '#D3DCE0', rest: '#E0E8EB', white: '#FFFFFF' } as const

const fontFile = (name: string) => join(codeFolder(), publicPath('fonts'), `archivo-${name}.ttf`)

type Options = {
  title: string
  author: string
  language: Language
  createdAt: Date
  layout?: 'portrait' | 'landscape'
  /** Points on each side. */
  margins: { top: number; bottom: number; left: number; right: number }
}

/**
 * An empty file of A4 pages with the fonts `regular` and `semibold`.
 * @throws when a font of `public/fonts` is missing.
 */
export function openPdf({ title, author, language, createdAt, layout = 'portrait', margins }: Options): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    layout,
    margins,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    font: fontFile('regular'),
    info: { Title: title, Author: author, CreationDate: createdAt },
  })
  return pdf.registerFont('regular', fontFile('regular')).registerFont('semibold', fontFile('semibold'))
}

/** Closes the file and returns its bytes. */
export function closePdf(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.end()
  return finished
}

/** Lengths in points. */
type Rule = { left: number; right: number; top: number; ink: string; width: number }

export function drawRule(pdf: Pdf, { left, right, top, ink, width }: Rule): void {
  pdf.moveTo(left, top).lineTo(right, top).lineWidth(width).strokeColor(ink).stroke()
}
