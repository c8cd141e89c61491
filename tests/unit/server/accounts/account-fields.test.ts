/** Errors of a chosen password are shown next to its field. */
import { expect, test } from 'vitest'
import { accountForms } from '@/lib/server/accounts/account-fields'

const errorsOf = (NEW_PASSWORD: string, REPEAT: string) => {
  const { error } = accountForms.change.safeParse({ PASSWORD: 'het oude', NEW_PASSWORD, REPEAT })
  return (error?.issues ?? []).map(({ path, message }) => [path[0], message])
}

test('it has at least twelve characters, in every form', () => {
  expect(errorsOf('elf tekens.', 'elf tekens.')).toEqual([['NEW_PASSWORD', 'passwordTooShort']])
  expect(errorsOf('twaalftekens', 'twaalftekens')).toEqual([])
})

test('a wrong repetition is reported for any length', () => {
  expect(errorsOf('twaalftekens', 'twaalf tekens')).toEqual([['REPEAT', 'passwordsDiffer']])
  expect(errorsOf('kort', 'anders')).toEqual([
    ['NEW_PASSWORD', 'passwordTooShort'],
    ['REPEAT', 'passwordsDiffer'],
  ])
  expect(errorsOf('', 'anders').at(-1)).toEqual(['REPEAT', 'passwordsDiffer'])
  expect(errorsOf('x'.repeat(129), 'anders').at(-1)).toEqual(['REPEAT', 'passwordsDiffer'])
})

test('an older, shorter password is still accepted at the login', () => {
  expect(accountForms.login.safeParse({ EMAIL: 'an@voorbeeld.example', PASSWORD: 'tien teken' }).success).toBe(true)
})
