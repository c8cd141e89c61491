/** Forms and the bot protection: nothing typed is lost, and no challenge is used up in vain (ruling 27). */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { botProtectionFields } from '@/lib/forms/challenge'
import { readCharacters } from '@/lib/server/bot-protection/character-challenge'
import { guardFor } from '@/lib/server/bot-protection/guard'
import { closeDb, getDb } from '@/lib/server/db/client'
import { findLeads } from '@/lib/server/db/repositories/leads/leads'
import { type SubmitResult, submitForm } from '@/lib/server/leads/submit-form'
import { solveProofOfWorkOf } from '../../support/solved-proof-of-work.ts'

const folder = mkdtempSync(join(tmpdir(), 'scheldelicht-robots-'))
vi.stubEnv('VAR_DIR', folder)
vi.stubEnv('SECRET', 'a-secret-for-tests-of-at-least-32-characters')
vi.stubEnv('DATABASE_URL', undefined)
vi.stubEnv('SMTP_URL', undefined)

afterAll(async () => {
  await closeDb()
  rmSync(folder, { recursive: true })
})

// The real time, as ALTCHA compares the expiry with the clock.
const now = new Date()

const filledIn = (): Record<string, string> => ({
  _form: 'contact',
  _language: 'nl',
  TITLE: 'ms',
  FIRST_NAME: 'An',
  LAST_NAME: 'Peeters',
  EMAIL: `${randomUUID()}@voorbeeld.example`,
  PHONE_NUMBER: '0470 12 34 56',
  REMARK: 'Mag ik langskomen?',
  PRIVACY: 'on',
})

function submit(fields: Record<string, string>, address: string = randomUUID()): Promise<SubmitResult> {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return submitForm(data, now, guardFor(address))
}

const challengeOf = (result: SubmitResult) => ('challenge' in result ? result.challenge : undefined)
const answerTo = (token: string) => ({
  [botProtectionFields.token]: token,
  [botProtectionFields.answer]: readCharacters(token, now)?.digits ?? '',
})
const countLeads = async (email: string | undefined) => (await findLeads(await getDb(), { email: email ?? '' })).length

test('without script: another error does not use up the character challenge, and the lead is stored once', async () => {
  const fields = filledIn()
  const first = await submit(fields)
  expect(first).toMatchObject({ kind: 'challenge', values: { FIRST_NAME: 'An', EMAIL: fields['EMAIL'] } })
  const answer = answerTo(challengeOf(first)?.token ?? '')

  const mistaken = await submit({ ...fields, ...answer, FIRST_NAME: '' })
  expect(mistaken).toMatchObject({ kind: 'invalid', errors: { FIRST_NAME: 'firstNameRequired' } })
  expect(challengeOf(mistaken)).toEqual({ token: answer[botProtectionFields.token], answer: answer[botProtectionFields.answer] })
  expect(await countLeads(fields['EMAIL'])).toBe(0)

  expect(await submit({ ...fields, ...answer })).toMatchObject({ kind: 'saved' })
  expect(await submit({ ...fields, ...answer })).toMatchObject({ kind: 'saved' })
  expect(await countLeads(fields['EMAIL'])).toBe(1)
})

test('an answer that passed once does not pass for another lead', async () => {
  const answer = answerTo(challengeOf(await submit(filledIn()))?.token ?? '')
  expect(await submit({ ...filledIn(), ...answer })).toMatchObject({ kind: 'saved' })
  expect(await submit({ ...filledIn(), ...answer })).toMatchObject({
    kind: 'challenge',
    challenge: { error: 'captchaInvalid' },
  })
})

test('with script: a proof of work is good for one lead; the same form is acknowledged again, another one gets a challenge', async () => {
  const work = await solveProofOfWorkOf('contact', new Date(now.getTime() - 3_000))
  const fields: Record<string, string> = { ...filledIn(), _token: randomUUID(), [botProtectionFields.work]: work }
  const results = await Promise.all([submit(fields), submit(fields), submit(fields)])
  expect(results.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'saved'])
  expect(await countLeads(fields['EMAIL'])).toBe(1)
  const other = { ...filledIn(), _token: randomUUID(), [botProtectionFields.work]: work }
  expect(await submit(other)).toMatchObject({ kind: 'challenge', challenge: { error: 'captchaRequired' } })
})

test('another challenge is available without script, and nothing typed is lost', async () => {
  const fields = { ...filledIn(), FIRST_NAME: '' }
  const { token = '' } = challengeOf(await submit({ ...fields, [botProtectionFields.renew]: 'on' })) ?? {}
  const again = await submit({ ...fields, [botProtectionFields.token]: token, [botProtectionFields.renew]: 'on' })
  expect(again).toMatchObject({ kind: 'challenge', values: { LAST_NAME: 'Peeters' } })
  expect(challengeOf(again)).toEqual({ token: expect.not.stringMatching(`^${token}$`) })
})

test('too many attempts from one address get the telephone number', async () => {
  const address = randomUUID()
  const results = await Promise.all(Array.from({ length: 31 }, () => submit(filledIn(), address)))
  expect(results.filter((result) => result.kind === 'refused' && result.code === 'tooMany')).toHaveLength(1)
})
