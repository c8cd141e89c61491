/**
 * Draws the first page of a PDF file: bytes come in by the standard input, the picture goes out by the standard output, as width and
 * height (four bytes each) and then four bytes a pixel. A process of its own, started by lib/server/media/remote/draw-first-page.ts: a
 * file that was made to do harm can take no more than this process has, and is ended with it.
 */
import { PDFiumLibrary } from '@hyzyla/pdfium'

/** Widest and highest picture, pixels: the widest of our sizes, and plans that stand upright. */
const maxWidth = 2000
const maxHeight = 4000
/** What the library may take, pages of 64 KiB: 512 MiB. */
const maxMemory = 8192

/** The library asks for more memory here, and nowhere else; what it does not get it does without, or gives up. */
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
