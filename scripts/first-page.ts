/**
 * Renders the first page of a PDF: reads the file from standard input and writes to standard output width and height (32-bit
 * little-endian), then four bytes per pixel. Runs as a process of its own, started by
 * lib/server/media/remote/draw-first-page.ts, so that the memory and time of a malicious file can be limited.
 */
import { PDFiumLibrary } from '@hyzyla/pdfium'

/** Largest picture, in pixels: the width of our largest size, and the height of a floor plan in portrait format. */
const maxWidth = 2000
const maxHeight = 4000
/** Memory limit of the library in WebAssembly pages of 64 KiB: 512 MiB. */
const maxMemory = 8192

/** Replaces `grow`, by which the library allocates all its memory; beyond the limit the allocation fails inside the library. */
function limitMemory(): void {
  const grow = WebAssembly.Memory.prototype.grow
  WebAssembly.Memory.prototype.grow = function growWithin(pages) {
    if (this.buffer.byteLength / 65_536 + pages > maxMemory) throw new RangeError('too much memory')
    return grow.call(this, pages)
  }
}

async function readInput(): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of process.stdin) parts.push(part)
  return Buffer.concat(parts)
}

async function draw(): Promise<void> {
  const bytes = await readInput()
  const library = await PDFiumLibrary.init()
  limitMemory()
  const page = (await library.loadDocument(bytes)).getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = Math.min(maxWidth / originalWidth, maxHeight / originalHeight)
  const { width, height, data } = await page.render({ scale, render: 'bitmap' })
  const head = Buffer.alloc(8)
  head.writeUInt32LE(width, 0)
  head.writeUInt32LE(height, 4)
  process.stdout.write(Buffer.concat([head, data]))
}

await draw()
