/** Small files of every kind that visitors send. */
import sharp from 'sharp'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** The header of an old Office file, with the stream that only text documents have, or without. */
const container = (stream: string) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(1016),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ])

/** A zip archive with one stored entry, valid as far as header checks read. */
function archive(name: string, content: string): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt32LE(content.length, 18)
  head.writeUInt32LE(content.length, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name), Buffer.from(content)])
}

export const documents = {
  pdf,
  doc: container('WordDocument'),
  odt: archive('mimetype', 'application/vnd.oasis.opendocument.text'),
} as const

/** A file with the name of a document and other content. */
export const impostors = {
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  program: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(256)]),
  spreadsheet: container('Workbook'),
  archive: archive('notes.txt', 'hello'),
  empty: Buffer.from(' '),
} as const

/** A picture of one colour with GPS data. */
export const jpegWithPlace = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1233c2' } })
    .withExif({ IFD0: { Copyright: 'An Peeters' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 13/1 0/1' } })
    .jpeg()
    .toBuffer()

export const toFile = (content: Buffer, name: string, type = 'application/octet-stream') =>
  new File([new Uint8Array(content)], name, { type })
