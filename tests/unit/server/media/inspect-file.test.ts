/** Types of content files by their bytes, and which files are rejected. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findDrawingFault } from '@/lib/server/media/check-drawing'
import { fingerprintOf, inspectFile } from '@/lib/server/media/inspect-file'

const square = { create: { width: 30, height: 20, channels: 3, background: '#336699' } } as const
const faultOf = (bytes: Buffer | string) => {
  const found = inspectFile(Buffer.from(bytes))
  return 'fault' in found ? found.fault : undefined
}
const factsOf = (bytes: Buffer) => {
  const found = inspectFile(bytes)
  if ('fault' in found) throw new Error(found.fault)
  return found.facts
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s is known by its bytes, with its size and fingerprint',
  async (format) => {
    const bytes = await sharp(square).toFormat(format).toBuffer()
    expect(factsOf(bytes)).toEqual({
      type: `image/${format}`,
      width: 30,
      height: 20,
      size: bytes.length,
      fingerprint: fingerprintOf(bytes),
      isBare: true,
    })
  },
)

test('a picture that lies on its side has the size that it is seen with', async () => {
  const bytes = await sharp(square).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(factsOf(bytes)).toMatchObject({ width: 20, height: 30, isBare: false })
})

test('the description in the metadata is used, default values of cameras are not', async () => {
  const written = (text: string) =>
    sharp(square)
      .withExif({ IFD0: { ImageDescription: text } })
      .jpeg()
      .toBuffer()
  expect(factsOf(await written('White house at the quay')).description).toBe('White house at the quay')
  expect(factsOf(await written('OLYMPUS DIGITAL CAMERA')).description).toBeUndefined()
  const xmp = (text: string) =>
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`
  const described = await sharp(square).withXmp(xmp('Kitchen with an island')).webp().toBuffer()
  expect(factsOf(described).description).toBe('Kitchen with an island')
})

test('drawings, films and documents are known', () => {
  expect(factsOf(readFileSync('data/media/plans/s01-0.svg'))).toMatchObject({ type: 'image/svg+xml', width: 770 })
  expect(factsOf(readFileSync('data/media/video/banner.mp4'))).toMatchObject({ type: 'video/mp4', width: 0 })
  expect(factsOf(readFileSync('data/media/video/banner.webm'))).toMatchObject({ type: 'video/webm' })
})

describe('refused is', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('a %s that was cut in half', async (format) => {
    const bytes = await sharp(square).toFormat(format).toBuffer()
    expect(faultOf(bytes.subarray(0, bytes.length / 2))).toMatch(/^expected a (whole file|picture)/)
  })

  test('a photograph that was truncated after its embedded thumbnail', async () => {
    const noise = { create: { ...square.create, width: 300, height: 200, noise: { type: 'gaussian' as const, sigma: 30 } } }
    const [small, large] = await Promise.all([sharp(square).jpeg().toBuffer(), sharp(noise).jpeg().toBuffer()])
    const note = Buffer.concat([Buffer.from('Exif\0\0'), small])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(note.length + 2)
    const photograph = Buffer.concat([large.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, note, large.subarray(2)])
    expect(faultOf(photograph)).toBeUndefined()
    expect(faultOf(photograph.subarray(0, photograph.length / 2))).toBe(
      'expected a whole file; found one that ends in the middle',
    )
  })

  test('a film that was cut in half, and one whose boxes make no sense; not one whose last box holds the rest', () => {
    const film = readFileSync('data/media/video/banner.mp4')
    const cut = 'expected a whole file; found one that ends in the middle'
    expect(faultOf(film.subarray(0, film.length / 2))).toBe(cut)
    const start = Buffer.from('00000010667479706d70343200000000', 'hex')
    expect(faultOf(Buffer.concat([start, Buffer.from('00000004'.padEnd(40, '0'), 'hex')]))).toBe(cut)
    const long = Buffer.from('000000016d6461740000000000000020', 'hex')
    expect(faultOf(Buffer.concat([start, long]))).toBe(cut)
    expect(factsOf(Buffer.concat([start, long, Buffer.alloc(16)])).type).toBe('video/mp4')
    expect(factsOf(Buffer.concat([start, Buffer.from('000000006d646174', 'hex'), Buffer.alloc(90)])).type).toBe('video/mp4')
  })

  test('a picture of more pixels than a server can hold, whatever its file weighs', () => {
    const head = Buffer.from('89504e470d0a1a0a0000000d49484452000186a0000186a00806000000', 'hex')
    expect(faultOf(Buffer.concat([head, Buffer.from('0000000049454e44ae426082', 'hex')]))).toBe(
      'expected at most 100 million pixels; found 100000 x 100000',
    )
  })

  test.each(['<html></html>', 'MZ\x90', '', '#!/bin/sh\n', 'GIF89a'])('what is none of these: %j', (text) => {
    expect(faultOf(text)).toContain('expected a picture, drawing, film, sound or PDF file')
  })

  const wrap = (inside: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" ${attributes}>${inside}</svg>`
  test.each([
    [wrap('<script>alert(1)</script>'), 'a script'],
    [wrap('<svg:SCRIPT href="#a"/>'), 'a script'],
    [wrap('', 'onload="alert(1)"'), 'an attribute that runs a script'],
    [wrap('<g\nonclick = "x()"/>'), 'an attribute that runs a script'],
    [wrap('<foreignObject><b/></foreignObject>'), 'an element that is no drawing'],
    [wrap('<a href="javascript:alert(1)"/>'), 'an address that runs a script'],
    [wrap('<image href="https://evil.example/a.png"/>'), 'an address outside the drawing'],
    [wrap("<use xlink:href='//evil.example/#a'/>"), 'an address outside the drawing'],
    [wrap('<style>@import "https://evil.example/a.css"</style>'), 'an address outside the drawing'],
    [wrap('<rect fill="url(https://evil.example/#a)"/>'), 'an address outside the drawing'],
    [wrap('<image href="data:text/html,x"/>'), 'a page within the drawing'],
  ])('a drawing that does or fetches something: %s', (text, found) => {
    expect(faultOf(text)).toBe(`expected a drawing that only draws; found ${found}`)
  })

  test('and no drawing that only draws', () => {
    const inside =
      '<defs><linearGradient id="a"/></defs><use href="#a"/><rect fill="url(#a)"/><image href="data:image/png;base64,AA"/>'
    expect(findDrawingFault(wrap(inside))).toBeUndefined()
  })
})

test('no bytes at all make it fail', () => {
  const heads = ['ffd8ff', '89504e470d0a1a0a', '524946460400000057454250', '0000001c66747970', '3c737667', '255044462d']
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }), (head, rest) => {
      expect(inspectFile(Buffer.concat([Buffer.from(head, 'hex'), rest]))).toBeDefined()
    }),
  )
})
