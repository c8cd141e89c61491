/** Files of visitors: size, kind by content, names that are not trusted, pictures drawn anew (issue "Contact", 5). */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readDocument } from '@/lib/server/uploads/read-document'
import { readPicture } from '@/lib/server/uploads/read-picture'
import { documents, impostors, jpegWithPlace, toFile } from '../../../support/sample-files.ts'

const limit = 5_000_000

describe('documents', () => {
  test.each(Object.entries(documents))('%s is known by its content, and gets the extension that fits', async (kind, content) => {
    const read = await readDocument('CV', toFile(content, '../..\\Mijn cv.exe'), limit)
    expect(read).toMatchObject({ kind: 'read', upload: { field: 'CV', name: `Mijn cv.${kind}`, content } })
  })

  test.each(Object.entries(impostors))('%s is refused, whatever it calls itself', async (_, content) => {
    expect(await readDocument('CV', toFile(content, 'cv.pdf', 'application/pdf'), limit)).toEqual({
      kind: 'refused',
      message: 'documentKind',
    })
  })

  test('one byte too many is refused unread', async () => {
    const file = toFile(documents.pdf, 'cv.pdf')
    expect(await readDocument('CV', file, file.size)).toMatchObject({ kind: 'read' })
    expect(await readDocument('CV', file, file.size - 1)).toEqual({ kind: 'refused', message: 'fileTooLarge' })
  })
})

describe('pictures', () => {
  test('are drawn anew as webp of at most 800 pixels, without what they tell of place and person', async () => {
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
  ])('%s is refused', async (_, content) => {
    expect(await readPicture('IMAGE', toFile(content, 'me.png', 'image/png'), limit)).toEqual({
      kind: 'refused',
      message: 'pictureKind',
    })
  })
})
