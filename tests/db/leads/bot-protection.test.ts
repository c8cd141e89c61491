/** The bot protection on both databases: limits and single use hold for concurrent requests. */
import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { botProtectionFields } from '@/lib/forms/challenge'
import { charactersLifeMs, issueCharacters, readCharacters } from '@/lib/server/bot-protection/character-challenge'
import { asking, rejecting } from '@/lib/server/bot-protection/form-limits'
import { guardFor, pendingChallenge, type Verdict } from '@/lib/server/bot-protection/guard'
import { isChallengeUsed } from '@/lib/server/db/repositories/forms/used-challenges'
import { findLeadIdByToken, saveLead } from '@/lib/server/db/repositories/leads/leads'
import { describeOnBoth } from '../../support/databases.ts'
import { makeLead } from '../../support/leads.ts'
import { solveProofOfWorkOf } from '../../support/solved-proof-of-work.ts'

vi.stubEnv('SECRET', 'a-secret-for-tests-of-at-least-32-characters')

// The real time, as ALTCHA compares the expiry with the clock.
const now = new Date()
const before = new Date(now.getTime() - 3_000)
const later = (ms: number) => new Date(now.getTime() + ms)

const attempt = (fields: Record<string, string>, form = 'contact') => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return { form, data }
}

const guard = () => guardFor(randomUUID())
const digitsOf = (token: string) => readCharacters(token, now)?.digits ?? ''
const wrongDigits = (token: string) => String((Number(digitsOf(token)) + 1) % 1_000_000).padStart(6, '0')
const answered = (token: string, answer: string) =>
  attempt({ [botProtectionFields.token]: token, [botProtectionFields.answer]: answer })
const askedOf = (verdict: Verdict) => (verdict.kind === 'asked' ? verdict.challenge : undefined)

describeOnBoth('the bot protection', (db) => {
  test('a solved proof of work passes; without one a character challenge is required', async () => {
    const work = await solveProofOfWorkOf('contact', before)
    expect(await guard()(db(), attempt({ [botProtectionFields.work]: work }), now)).toMatchObject({ kind: 'passed' })
    const verdict = await guard()(db(), attempt({}), now)
    expect(verdict).toMatchObject({ kind: 'asked', challenge: { error: 'captchaRequired' } })
  })

  test('a filled-in hidden field requires a character challenge, which lets the form pass', async () => {
    const work = await solveProofOfWorkOf('contact', before)
    const trapped = { [botProtectionFields.work]: work, [botProtectionFields.trap]: 'https://x.example' }
    const asked = askedOf(await guard()(db(), attempt(trapped), now))
    const token = asked?.token ?? ''
    const answer = { ...trapped, [botProtectionFields.token]: token, [botProtectionFields.answer]: digitsOf(token) }
    expect(await guard()(db(), attempt(answer), now)).toMatchObject({ kind: 'passed' })
  })

  test('a wrong answer uses up its token and gets another one', async () => {
    const token = issueCharacters('contact', now)
    const challenge = askedOf(await guard()(db(), answered(token, wrongDigits(token)), now))
    expect(challenge?.error).toBe('captchaInvalid')
    expect(challenge?.token).not.toBe(token)
    const right = await guard()(db(), answered(token, digitsOf(token)), now)
    expect(askedOf(right)?.error).toBe('captchaInvalid')
  })

  test('an empty answer does not use up the token', async () => {
    const token = issueCharacters('contact', now)
    expect(askedOf(await guard()(db(), answered(token, ' '), now))).toEqual({ token, error: 'captchaRequired' })
    expect(await guard()(db(), answered(token, digitsOf(token)), now)).toMatchObject({ kind: 'passed' })
  })

  test('a token of another form, an expired or a forged one gets another one', async () => {
    const other = issueCharacters('newsletter', now)
    const old = issueCharacters('contact', new Date(now.getTime() - charactersLifeMs))
    for (const token of [other, old, 'x'])
      expect(askedOf(await guard()(db(), answered(token, digitsOf(token) || '123456'), now))?.error).toBe('captchaInvalid')
  })

  test('a form shown again for other reasons keeps its challenge and the answer', () => {
    const token = issueCharacters('contact', now)
    expect(pendingChallenge(answered(token, '123'), now)).toEqual({ token, answer: '123' })
    expect(pendingChallenge(attempt({}), now)).toBeUndefined()
    expect(pendingChallenge(answered(token, '123'), later(charactersLifeMs))?.token).not.toBe(token)
  })

  test('one challenge is good for one of ten concurrent leads, and the others store nothing', async () => {
    const challenge = { id: `work:${randomUUID()}`, expiresAt: later(60_000) }
    const leads = Array.from({ length: 10 }, () => makeLead({ challenge }))
    const results = await Promise.all(leads.map((lead) => saveLead(db(), lead, now)))
    expect(results.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'challenge-used'), 'saved'])
    const known = await Promise.all(leads.map((lead) => findLeadIdByToken(db(), lead.token)))
    expect(known.filter(Boolean)).toHaveLength(1)
  })

  test('the same form sent ten times concurrently is saved once and acknowledged nine times', async () => {
    const challenge = { id: `work:${randomUUID()}`, expiresAt: later(60_000) }
    const token = randomUUID()
    const results = await Promise.all(Array.from({ length: 10 }, () => saveLead(db(), makeLead({ token, challenge }), now)))
    expect(results.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'known'), 'saved'])
  })

  test('a lead that could not be stored does not use up its challenge', async () => {
    const slot = { agentId: 77, startsAt: '2026-11-24T09:00:00.000Z', duration: 30 }
    await saveLead(db(), makeLead({ slot }), now)
    const challenge = { id: `characters:${randomUUID()}`, expiresAt: later(60_000) }
    expect(await saveLead(db(), makeLead({ slot, challenge }), now)).toBe('slot-taken')
    expect(await isChallengeUsed(db(), challenge.id)).toBe(false)
  })

  test('per address: five attempts pass, then a challenge is required, and above thirty in an hour the form is rejected', async () => {
    const work = await solveProofOfWorkOf('contact', before)
    const judge = guardFor('203.0.113.7')
    const verdicts = await Promise.all(
      Array.from({ length: rejecting.attempts + 3 }, () => judge(db(), attempt({ [botProtectionFields.work]: work }), now)),
    )
    const countOf = (kind: Verdict['kind']) => verdicts.filter((verdict) => verdict.kind === kind).length
    expect([asking, rejecting].map(({ attempts, windowMs }) => [attempts, windowMs / 60_000])).toEqual([
      [5, 10],
      [30, 60],
    ])
    expect([countOf('passed'), countOf('asked'), countOf('too-many')]).toEqual([5, 25, 3])
  })

  test('each form and each address is counted separately, and a window ends', async () => {
    const judge = guardFor('203.0.113.8')
    const works = {
      contact: await solveProofOfWorkOf('contact', before),
      newsletter: await solveProofOfWorkOf('newsletter', before),
    }
    const ask = async (form: keyof typeof works, time: Date, by = judge) =>
      (await by(db(), attempt({ [botProtectionFields.work]: works[form] }, form), time)).kind
    for (let count = 0; count < asking.attempts; count += 1) expect(await ask('contact', now)).toBe('passed')
    expect(await ask('contact', now)).toBe('asked')
    expect(await ask('newsletter', now)).toBe('passed')
    expect(await ask('contact', now, guard())).toBe('passed')
    expect(await ask('contact', later(asking.windowMs))).toBe('passed')
  })

  test('expired rows are deleted, and no address is stored', async () => {
    await guardFor('203.0.113.9')(db(), attempt({}), now)
    const token = issueCharacters('contact', now)
    await guard()(db(), answered(token, wrongDigits(token)), now)
    const limits = await db().selectFrom('rate_limit').selectAll().execute()
    expect(JSON.stringify(limits)).not.toContain('203.0.113')
    const muchLater = later(2 * 3_600_000)
    await guardFor('203.0.113.9')(db(), attempt({}), muchLater)
    for (const [table, column] of [
      ['rate_limit', 'window_ends_at'],
      ['used_challenge', 'expires_at'],
    ] as const)
      expect(await db().selectFrom(table).selectAll().where(column, '<=', muchLater.toISOString()).execute()).toEqual([])
  })
})
