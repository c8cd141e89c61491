/** A real mail server on loopback that stores what it receives, parsed. */
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  url: string
  /** In the order of arrival. */
  mails: Email[]
  /** Rejects the next so many mails. */
  refuse: (times: number) => void
  /** Answers no mail before `release` is called. */
  hold: () => void
  release: () => void
  /** Mails that wait for an answer. */
  held: () => number
  stop: () => Promise<void>
}

type Options = {
  /** Port; a free one by default. */
  port?: number
  /** Uses implicit TLS. */
  certificate?: { key: string; cert: string }
}

export async function startMailServer({ port: wanted = 0, certificate }: Options = {}): Promise<MailServer> {
  const mails: Email[] = []
  let refusals = 0
  let released: Promise<void> | undefined
  let release: () => void = () => undefined
  let held = 0
  const server = new SMTPServer({
    ...(certificate && { ...certificate, secure: true }),
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        held += 1
        await released
        held -= 1
        if (refusals > 0) {
          refusals -= 1
          callback(Object.assign(new Error('Mailbox <someone@voorbeeld.example> is busy'), { responseCode: 451 }))
          return
        }
        mails.push(await PostalMime.parse(Buffer.concat(chunks)))
        callback()
      })
    },
  })
  // A sender that dies in the middle of a mail is no error of the server.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `${certificate ? 'smtps://localhost' : 'smtp://127.0.0.1'}:${port}`,
    mails,
    refuse: (times) => {
      refusals = times
    },
    hold: () => {
      released = new Promise((resolve) => {
        release = resolve
      })
    },
    release: () => {
      release()
      released = undefined
    },
    held: () => held,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
