/** The connection to the mail server. */
import 'server-only'
import { createTransport, type Transporter } from 'nodemailer'

/** Milliseconds until the server has to be reached, to greet, and that it may be silent in the middle: a mail that waits for it keeps others waiting. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const

/** @param url as in SMTP_URL; what its query says of the connection wins. */
export const openTransport = (url: string): Transporter => createTransport({ url, ...timeouts })
