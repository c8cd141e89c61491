/** A rejected answer by a mail link: the typed text is shown once more in that browser, and is not in an address. */
import { expect, test } from 'vitest'
import { POST } from '@/app/api/viewing-answer/route'
import { takeRejectedAnswer } from '@/lib/server/office/viewings/rejected-answer'
import { makeAnswerToken } from '@/lib/server/viewings/viewing-links'
import { snapshot } from '../../support/content.ts'
import { ask, prepareViewings, workOn } from '../../support/office-viewings.ts'
import { describeSiteOnBoth } from '../../support/viewings.ts'

globalThis.currentSnapshot = snapshot

const agentId = snapshot.agents[0]?.id ?? 0

async function send(fields: Readonly<Record<string, string>>) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ language: 'nl', way: 'confirm', ...fields })) body.set(name, value)
  const answer = await POST(new Request('http://localhost/api/viewing-answer/', { method: 'POST', body }))
  return {
    answer,
    location: answer.headers.get('location') ?? '',
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? null,
  }
}

describeSiteOnBoth('an answer without a time', () => {
  prepareViewings()

  test('is shown again with its sentence and without the rejected time, on its own page only', async () => {
    const id = await ask()
    const token = makeAnswerToken(id, agentId, new Date())
    const typed = { note: 'De kelder is droog.', time: '2026-01-01T10:00' }
    const { answer, location, cookie } = await send({ token, version: String((await workOn(id)).seen.version), ...typed })
    expect(answer.status).toBe(303)
    expect(location).toContain('said=no-time')
    expect(decodeURIComponent(location)).not.toContain('kelder')
    const shown = { token, said: 'no-time' }
    const at = new Date()
    expect(await takeRejectedAnswer(shown, null, at)).toBeUndefined()
    expect(await takeRejectedAnswer({ token: 'another', said: 'no-time' }, cookie, at)).toBeUndefined()
    expect(await takeRejectedAnswer({ token, said: undefined }, cookie, at)).toBeUndefined()
    expect(await takeRejectedAnswer(shown, cookie, at)).toEqual({ ...shown, note: typed.note, time: '' })
    expect(await takeRejectedAnswer(shown, cookie, at)).toBeUndefined()
  })

  test('is not stored without typed values', async () => {
    const id = await ask()
    const token = makeAnswerToken(id, agentId, new Date())
    const { answer } = await send({ token, version: String((await workOn(id)).seen.version) })
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})
