/** The SMTP connection to the mail server. */
import 'server-only'
import { createTransport, type Transporter } from 'nodemailer'

/** Milliseconds for connecting, for the greeting, and of silence during a mail: a hanging mail delays others. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const

/** @param url as in SMTP_URL; options in its query take precedence. */
export const openTransport = (url: string): Transporter => createTransport({ url, ...timeouts })
