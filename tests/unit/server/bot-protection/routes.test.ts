/** The routes of the challenges: never cached, and without errors for any request (ruling 27). */
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { GET as getCharacters } from '@/app/api/challenge/characters/route'
import { GET as getPicture } from '@/app/api/challenge/picture/route'
import { GET as getWork } from '@/app/api/challenge/route'
import { GET as getSound } from '@/app/api/challenge/sound/route'
import { languageCodes } from '@/lib/domain/text/language'
import { issueCharacters } from '@/lib/server/bot-protection/character-challenge'
import { anyCharacter } from '../../../support/any-character.ts'

vi.stubEnv('SECRET', 'a-secret-for-tests-of-at-least-32-characters')

const ask = (query: Record<string, string>) => new Request(`http://localhost/?${new URLSearchParams(query)}`)
const routes = { work: getWork, characters: getCharacters, picture: getPicture, sound: getSound }
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('a challenge is for one form and not cached', async () => {
  for (const route of [getWork, getCharacters]) {
    const response = await route(ask({ form: 'contact' }))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect((await route(ask({ form: 'nothing' }))).status).toBe(404)
  }
})

test('the picture is a PNG at twice its shown size, the same each time, with a contrast of at least 3:1', async () => {
  const token = issueCharacters('contact', new Date())
  const response = await getPicture(ask({ token }))
  expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual(['image/png', 'no-store'])
  const picture = await bytesOf(response)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 328, height: 128 })
  expect(await bytesOf(await getPicture(ask({ token })))).toEqual(picture)
  const { channels } = await sharp(picture).greyscale().stats()
  // Darkest and lightest grey level, of 255: a contrast well above 3:1.
  expect(channels[0]?.min).toBeLessThan(40)
  expect(channels[0]?.max).toBeGreaterThan(225)
})

test.each(languageCodes)('the sound is a WAV file of some seconds (%s)', async (language) => {
  const token = issueCharacters('contact', new Date())
  const response = await getSound(ask({ token, language }))
  expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual(['audio/wav', 'no-store'])
  const sound = await bytesOf(response)
  expect([sound.toString('latin1', 0, 4), sound.toString('latin1', 8, 16)]).toEqual(['RIFF', 'WAVEfmt '])
  expect(sound.readUInt32LE(4)).toBe(sound.length - 8)
  expect(sound.readUInt32LE(40)).toBe(sound.length - 44)
  const seconds = (sound.length - 44) / 8000
  expect(seconds).toBeGreaterThan(5)
  expect(seconds).toBeLessThan(12)
})

test('a changed, expired or missing token gets 404, and so does any other request', async () => {
  const old = issueCharacters('contact', new Date('2026-01-01T00:00:00Z'))
  for (const token of ['', 'x', old, `${issueCharacters('contact', new Date())}A`]) {
    expect((await getPicture(ask({ token }))).status).toBe(404)
    expect((await getSound(ask({ token, language: 'nl' }))).status).toBe(404)
  }
  expect((await getSound(ask({ token: issueCharacters('contact', new Date()), language: 'xx' }))).status).toBe(404)
  const anything = fc.dictionary(fc.constantFrom('form', 'token', 'language'), fc.string({ unit: anyCharacter }))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.values(routes)), anything, async (route, query) => {
      expect((await route(ask(query))).status).toBe(404)
    }),
  )
})
