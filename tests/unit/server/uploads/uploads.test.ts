/** Uploaded files: size, kind by content, untrusted names, and pictures that are encoded again. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { oneAtATime } from '@/lib/server/uploads/one-at-a-time'
import { readDocument } from '@/lib/server/uploads/read-document'
import { readPicture } from '@/lib/server/uploads/read-picture'
import { documents, impostors, jpegWithPlace, toFile } from '../../../support/sample-files.ts'

const limit = 5_000_000

describe('documents', () => {
  test.each(Object.entries(documents))(
    '%s is recognized by its content, and gets the matching extension',
    async (kind, content) => {
      const read = await readDocument('CV', toFile(content, '../..\\Mijn cv.exe'), limit)
      expect(read).toMatchObject({ kind: 'read', upload: { field: 'CV', name: `Mijn cv.${kind}`, content } })
    },
  )

  test.each(Object.entries(impostors))('%s is rejected, whatever its name and type', async (_, content) => {
    expect(await readDocument('CV', toFile(content, 'cv.pdf', 'application/pdf'), limit)).toEqual({
      kind: 'refused',
      message: 'documentKind',
    })
  })

  test('a file one byte too large is rejected unread', async () => {
    const file = toFile(documents.pdf, 'cv.pdf')
    expect(await readDocument('CV', file, file.size)).toMatchObject({ kind: 'read' })
    expect(await readDocument('CV', file, file.size - 1)).toEqual({ kind: 'refused', message: 'fileTooLarge' })
  })
})

describe('pictures', () => {
  test('are encoded again as WebP of at most 800 pixels, without place and person', async () => {
    const sent = await jpegWithPlace(2400, 1200)
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const read = await readPicture('IMAGE', toFile(sent, 'IMG_1.JPG'), limit)
    if (read.kind !== 'read') throw new Error(read.message)
    expect(read.upload).toMatchObject({ name: 'IMG_1.webp', kind: 'image/webp' })
    const { format, width, height, exif, xmp, iptc } = await sharp(read.upload.content).metadata()
    expect({ format, width, height, exif, xmp, iptc }).toEqual({ format: 'webp', width: 800, height: 400 })
  })

  test('that are small stay small', async () => {
    const read = await readPicture('IMAGE', toFile(await jpegWithPlace(60, 40), 'a.jpg'), limit)
    if (read.kind !== 'read') throw new Error(read.message)
    expect(await sharp(read.upload.content).metadata()).toMatchObject({ width: 60, height: 40 })
  })

  test.each([
    ['a drawing with script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a torn picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])],
    ['a document', documents.pdf],
  ])('%s is rejected', async (_, content) => {
    expect(await readPicture('IMAGE', toFile(content, 'me.png', 'image/png'), limit)).toEqual({
      kind: 'refused',
      message: 'pictureKind',
    })
  })

  /** A single colour: a few kilobytes, however large the picture. */
  const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
    sharp({ create: { width, height, channels, background: { r: 10, g: 120, b: 200, alpha: 1 } } })

  test.each([
    ['a picture of a telephone', () => plain(8000, 6000).jpeg().toBuffer()],
    ['a small avif', () => plain(1200, 900).avif({ effort: 0 }).toBuffer()],
  ])('%s is accepted', async (_, make) => {
    expect(await readPicture('IMAGE', toFile(await make(), 'a'), limit)).toMatchObject({ kind: 'read' })
  })

  test.each([
    ['more pixels than fit', () => plain(9000, 8000).jpeg().toBuffer()],
    ['fewer of them with a colour more', () => plain(8000, 6500, 4).png().toBuffer()],
    ['a kind that takes several times its pixels', () => plain(4500, 4000).avif({ effort: 0 }).toBuffer()],
  ])('a small file that needs too much memory is rejected undecoded: %s', async (_, make) => {
    const sent = await make()
    expect(sent.length).toBeLessThan(limit)
    expect(await readPicture('IMAGE', toFile(sent, 'a'), limit)).toEqual({ kind: 'refused', message: 'pictureKind' })
  })

  test('are decoded one at a time, and a failed one does not block the next', async () => {
    let inside = 0
    const most: number[] = []
    const draw = async (index: number) => {
      inside += 1
      most.push(inside)
      await new Promise((done) => setImmediate(done))
      inside -= 1
      if (index === 1) throw new Error('torn')
      return index
    }
    const drawn = await Promise.allSettled([0, 1, 2].map((index) => oneAtATime(() => draw(index))))
    expect(drawn.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(most).toEqual([1, 1, 1])
  })
})
