/** A mail server that does not answer is given up. */
import { expect, test } from 'vitest'
import { openTransport } from '@/lib/server/mail/mail-transport'

/** What the library opens connections with. */
const optionsOf = (url: string): object => openTransport(url).options

test('how long it is waited for is told to what opens the connection', () => {
  const url = 'smtp://user:word@mail.example.be:587'
  expect(optionsOf(url)).toMatchObject({ host: 'mail.example.be', port: 587, auth: { user: 'user', pass: 'word' } })
  expect(optionsOf(url)).toMatchObject({ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 })
  expect(optionsOf('smtps://mail.example.be:465')).toMatchObject({ secure: true, socketTimeout: 30_000 })
})

test('what SMTP_URL says of it wins', () => {
  expect(optionsOf('smtp://mail.example.be?socketTimeout=5000')).toMatchObject({ socketTimeout: 5_000 })
})
