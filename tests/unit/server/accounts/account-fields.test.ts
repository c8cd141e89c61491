/** What is wrong with a chosen password stands next to its field. */
import { expect, test } from 'vitest'
import { accountForms } from '@/lib/server/accounts/account-fields'

const errorsOf = (NEW_PASSWORD: string, REPEAT: string) => {
  const { error } = accountForms.change.safeParse({ PASSWORD: 'het oude', NEW_PASSWORD, REPEAT })
  return (error?.issues ?? []).map(({ path, message }) => [path[0], message])
}

test('it has twelve characters, as in every form', () => {
  expect(errorsOf('elf tekens.', 'elf tekens.')).toEqual([['NEW_PASSWORD', 'passwordTooShort']])
  expect(errorsOf('twaalftekens', 'twaalftekens')).toEqual([])
})

test('one that is not repeated is said so at any length', () => {
  expect(errorsOf('twaalftekens', 'twaalf tekens')).toEqual([['REPEAT', 'passwordsDiffer']])
  expect(errorsOf('kort', 'anders')).toEqual([
    ['NEW_PASSWORD', 'passwordTooShort'],
    ['REPEAT', 'passwordsDiffer'],
  ])
  expect(errorsOf('', 'anders').at(-1)).toEqual(['REPEAT', 'passwordsDiffer'])
  expect(errorsOf('x'.repeat(129), 'anders').at(-1)).toEqual(['REPEAT', 'passwordsDiffer'])
})

test('an older, shorter password still opens its account', () => {
  expect(accountForms.login.safeParse({ EMAIL: 'an@voorbeeld.example', PASSWORD: 'tien teken' }).success).toBe(true)
})
