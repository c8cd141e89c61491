import { expect, test } from 'vitest'
import { authOn } from '@/lib/server/accounts/auth'
import { loginOn } from '@/lib/server/accounts/current-account'
import { hashPassword } from '@/lib/server/accounts/password'
import { deleteAccount, findAccount, insertAccount } from '@/lib/server/db/repositories/accounts/accounts'
import { giveProperties, isOwnProperty, propertiesOfOwner } from '@/lib/server/db/repositories/portal/owner-properties'
import { describeOnBoth } from '../../support/databases.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()
const now = new Date('2026-11-21T10:00:00Z')
const password = 'een lang wachtwoord'

type Db = Parameters<typeof authOn>[0]

const addOwner = async (db: Db, email: string, text = password) =>
  insertAccount(db, { email, name: 'An Peeters', passwordHash: await hashPassword(text), role: 'owner', language: 'fr' }, now)

/** The request headers of a browser after it received these cookies. */
function withCookies(headers: Headers): Headers {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return new Headers({ cookie: cookies.join('; '), 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0' })
}

async function logIn(db: Db, email: string) {
  const { headers } = await authOn(db).api.signInEmail({ body: { email, password }, returnHeaders: true })
  return withCookies(headers)
}

describeOnBoth('accounts', (db) => {
  test('a password opens the account; the address is case-insensitive', async () => {
    const id = await addOwner(db(), 'An@Voorbeeld.example')
    const headers = await logIn(db(), 'an@voorbeeld.EXAMPLE')
    const account = { id, email: 'an@voorbeeld.example', name: 'An Peeters', role: 'owner', language: 'fr' }
    expect(await loginOn(authOn(db()), headers)).toMatchObject({ account, hasSecondFactor: false })
  })

  test('an unknown address and a wrong password get the same response', async () => {
    await addOwner(db(), 'bert@voorbeeld.example')
    const answer = (body: { email: string; password: string }) =>
      authOn(db())
        .api.signInEmail({ body })
        .catch((error: { body?: unknown }) => error.body)
    const unknown = await answer({ email: 'niemand@voorbeeld.example', password })
    expect(unknown).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' })
    expect(await answer({ email: 'bert@voorbeeld.example', password: 'iets heel anders' })).toEqual(unknown)
  })

  test('inserting a known address changes neither its account nor its password', async () => {
    const id = await addOwner(db(), 'cas@voorbeeld.example')
    expect(await addOwner(db(), 'Cas@voorbeeld.example', 'een ander lang wachtwoord')).toBe(id)
    expect((await logIn(db(), 'cas@voorbeeld.example')).get('cookie')).toContain('account.')
  })

  test('owners see their own properties, and nothing of each other', async () => {
    const [an, bert] = [await addOwner(db(), 'd@voorbeeld.example'), await addOwner(db(), 'e@voorbeeld.example')]
    await giveProperties(db(), an, [5417, 5321])
    await giveProperties(db(), an, [5417])
    await giveProperties(db(), bert, [5600])
    expect(await propertiesOfOwner(db(), an)).toEqual([5321, 5417])
    expect(await isOwnProperty(db(), an, 5417)).toBe(true)
    expect(await isOwnProperty(db(), bert, 5417)).toBe(false)
    expect(await propertiesOfOwner(db(), 'nobody')).toEqual([])
  })

  test('a deleted account leaves no data, and its sessions end', async () => {
    const id = await addOwner(db(), 'f@voorbeeld.example')
    await giveProperties(db(), id, [5417])
    const headers = await logIn(db(), 'f@voorbeeld.example')
    expect(await deleteAccount(db(), 'F@voorbeeld.example')).toBe(true)
    expect(await loginOn(authOn(db()), headers)).toBeNull()
    expect(await findAccount(db(), 'f@voorbeeld.example')).toBeUndefined()
    expect(await propertiesOfOwner(db(), id)).toEqual([])
    expect(await deleteAccount(db(), 'f@voorbeeld.example')).toBe(false)
  })

  test('of the address and browser of a login, at most one word each is stored', async () => {
    await addOwner(db(), 'g@voorbeeld.example')
    await authOn(db()).api.signInEmail({
      body: { email: 'g@voorbeeld.example', password },
      headers: new Headers({ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0', 'x-forwarded-for': '192.0.2.7' }),
    })
    const rows = await db().selectFrom('session').select(['device', 'address']).where('device', '!=', '').execute()
    expect(rows).toEqual([{ device: 'Firefox, Windows', address: '' }])
  })
})
