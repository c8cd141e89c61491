/** A mail server that does not respond leads to a timeout. */
import { expect, test } from 'vitest'
import { openTransport } from '@/lib/server/mail/mail-transport'

/** The options that the library uses for connections. */
const optionsOf = (url: string): object => openTransport(url).options

test('the timeouts are options of the connection', () => {
  const url = 'smtp://user:word@mail.example.be:587'
  expect(optionsOf(url)).toMatchObject({ host: 'mail.example.be', port: 587, auth: { user: 'user', pass: 'word' } })
  expect(optionsOf(url)).toMatchObject({ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 })
  expect(optionsOf('smtps://mail.example.be:465')).toMatchObject({ secure: true, socketTimeout: 30_000 })
})

test('options in SMTP_URL take precedence', () => {
  expect(optionsOf('smtp://mail.example.be?socketTimeout=5000')).toMatchObject({ socketTimeout: 5_000 })
})
