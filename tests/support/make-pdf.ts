/** Creates PDF files for tests. */
import { Buffer } from 'node:buffer'
import PDFDocument from 'pdfkit'

type Options = { size?: [number, number]; password?: string }

/** Two pages: the first is red, the second empty. @param size in points. */
export function makePdf({ size = [600, 400], password }: Options = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ size, ...(password !== undefined && { userPassword: password }) })
  const parts: Buffer[] = []
  return new Promise((done) => {
    pdf.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(Buffer.concat(parts)))
    pdf.rect(0, 0, ...size).fill('#c00000')
    pdf.addPage().end()
  })
}

/** One page with an image that declares a huge size, and contains almost no data. */
export function makeImageBomb(width: number, height: number): Buffer {
  const content = 'q 600 0 0 400 0 0 cm /Im Do Q'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 400] /Contents 4 0 R /Resources << /XObject << /Im 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Length 3 >>\nstream\nabc\nendstream`,
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size 6 >>\n%%EOF\n`)
}
