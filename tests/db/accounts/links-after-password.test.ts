/** Choosing or changing a password invalidates links and logins from before, on both databases. */
import { expect, test } from 'vitest'
import { inviteOwner } from '@/lib/server/accounts/invite-owner'
import { enterCode, logIn } from '@/lib/server/accounts/log-in'
import { changePassword, choosePassword, isPasswordToken, makePasswordToken } from '@/lib/server/accounts/passwords'
import { confirmSecondFactor, findPending, startSecondFactor } from '@/lib/server/accounts/second-factor'
import { getProperty } from '../../support/content'
import { describeOnBoth } from '../../support/databases.ts'
import { addOwner, carrying, enter, fresh, password, prepareLogin, visitorAt } from '../../support/logging-in.ts'
import { totp } from '../../support/totp.ts'

const other = 'een heel ander wachtwoord'
const later = new Date(Date.now() + 3_600_000)

describeOnBoth('links to a password', (db) => {
  const { accountOf } = prepareLogin(db)
  const works = (token: string) => isPasswordToken(db(), token, new Date())

  test('a forwarded invitation is invalid once the owner chose a password by another link', async () => {
    const { email } = fresh()
    const invitation = { email, name: 'An', language: 'nl', propertyIds: [getProperty('s01').id] } as const
    for (const token of ['eerste-uitnodiging', 'tweede-uitnodiging']) await inviteOwner(db(), invitation, token, new Date())
    expect(await choosePassword(db(), 'tweede-uitnodiging', password)).toBe('done')
    expect(await works('eerste-uitnodiging')).toBe(false)
    expect(await choosePassword(db(), 'eerste-uitnodiging', other)).toBe('invalid')
  })

  test('changing the password invalidates links that somebody else requested for the account; those of other accounts stay valid', async () => {
    const [mine, theirs] = [fresh(), fresh()]
    const [id, otherId] = [await addOwner(db(), mine.email), await addOwner(db(), theirs.email)]
    await makePasswordToken(db(), id, 'gevraagd-door-wie', later)
    await makePasswordToken(db(), otherId, 'van-een-ander', later)
    const here = await enter(db(), mine.email, mine.address)
    const changed = await changePassword(db(), { currentPassword: 'verkeerd', newPassword: other }, here)
    expect([changed.kind, await works('gevraagd-door-wie')]).toEqual(['refused', true])
    expect(await changePassword(db(), { currentPassword: password, newPassword: other }, here)).toMatchObject({ kind: 'done' })
    expect(await works('gevraagd-door-wie')).toBe(false)
    expect(await works('van-een-ander')).toBe(true)
    expect(await accountOf(await enter(db(), mine.email, mine.address, other))).toBe(mine.email)
  })
  test('a login that waits for its code is invalid after the password changed', async () => {
    const { email, address } = fresh()
    const id = await addOwner(db(), email)
    const begun = await enter(db(), email, address)
    await startSecondFactor(db(), password, begun)
    const secret = (await findPending(db(), { id, email }, 'Site'))?.secret ?? ''
    const confirmed = await confirmSecondFactor(db(), totp(secret, new Date()), begun)
    if (confirmed.kind !== 'done') throw new Error(confirmed.kind)
    const half = await logIn(db(), { email, password }, visitorAt(address), new Date())
    if (half.kind !== 'code') throw new Error(half.kind)
    const passwords = { currentPassword: password, newPassword: other }
    expect(await changePassword(db(), passwords, carrying(confirmed.cookies))).toMatchObject({ kind: 'done' })
    expect(await enterCode(db(), totp(secret, new Date(Date.now() + 30_000)), carrying(half.cookies))).toEqual({
      kind: 'expired',
    })
  })
})
