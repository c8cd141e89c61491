/** The password of a logged-in account cannot be guessed in its forms, on both databases. */
import { expect, test } from 'vitest'
import { withPassword } from '@/lib/server/accounts/confirm-password'
import { askForReset, changePassword, choosePassword } from '@/lib/server/accounts/passwords'
import { stopSecondFactor } from '@/lib/server/accounts/second-factor'
import { describeOnBoth } from '../../support/databases.ts'
import { addOwner, enter, fresh, password, prepareLogin } from '../../support/logging-in.ts'
import { queuedMails } from '../../support/queued-mails.ts'

const other = 'een heel ander wachtwoord'

describeOnBoth('the password of a logged-in account', (db) => {
  prepareLogin(db)
  const now = new Date()
  const minutesOn = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

  const change = (email: string, headers: Headers, currentPassword: string, at = now) =>
    withPassword(db(), email, at, () => changePassword(db(), { currentPassword, newPassword: other }, headers))

  const stop = (email: string, headers: Headers, typed: string, at = now) =>
    withPassword(db(), email, at, () => stopSecondFactor(db(), typed, headers))

  test('after five wrong passwords every further one has to wait, in any form, also the right one', async () => {
    const { email, address } = fresh()
    await addOwner(db(), email)
    const headers = await enter(db(), email, address)
    for (let count = 0; count < 3; count += 1)
      expect(await change(email, headers, `verkeerd ${count}`)).toEqual({ kind: 'refused' })
    for (let count = 0; count < 2; count += 1) expect(await stop(email, headers, `fout ${count}`)).toEqual({ kind: 'refused' })
    expect(await change(email, headers, password)).toMatchObject({ kind: 'wait' })
    expect(await stop(email, headers, password)).toMatchObject({ kind: 'wait' })
    expect(await change(email, headers, password, minutesOn(2))).toMatchObject({ kind: 'done' })
  })

  test('concurrent attempts are limited as sequential ones are', async () => {
    const { email, address } = fresh()
    await addOwner(db(), email)
    const headers = await enter(db(), email, address)
    const results = await Promise.all(Array.from({ length: 30 }, (_, count) => stop(email, headers, `fout ${count}`)))
    expect(results.filter(({ kind }) => kind === 'refused')).toHaveLength(5)
  })

  test('the right password resets the limit, and so does a new one by a mailed link; the login is not affected', async () => {
    const { email, address } = fresh()
    await addOwner(db(), email)
    const headers = await enter(db(), email, address)
    for (let count = 0; count < 4; count += 1) await stop(email, headers, 'fout')
    expect(await stop(email, headers, password)).toMatchObject({ kind: 'done' })
    const again = await enter(db(), email, address)
    for (let count = 0; count < 5; count += 1) await stop(email, again, 'fout')
    expect(await stop(email, again, password)).toMatchObject({ kind: 'wait' })
    const third = await enter(db(), email, address)
    expect(await stop(email, third, password)).toMatchObject({ kind: 'wait' })
    await askForReset(db(), email, address, now)
    const [mail] = (await queuedMails(db(), { about: 'account: %' })).filter(({ to }) => to === email)
    expect(await choosePassword(db(), /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '', other)).toBe('done')
    expect(await stop(email, await enter(db(), email, address, other), other)).toMatchObject({ kind: 'done' })
  })
})
