/** A mail with its text and HTML, ready to be sent; earlier releases kept it in the outbox like this. */
import 'server-only'
import { z } from 'zod'

/** `content` in base64. */
const attachmentSchema = z.object({ filename: z.string(), contentType: z.string(), content: z.string() })

export type Attachment = z.output<typeof attachmentSchema>

export const mailMessageSchema = z.object({
  to: z.string(),
  replyTo: z.string().optional(),
  cc: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  language: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
  /** Whether its content goes, too, when it could not be sent: then nobody can send it by hand. */
  deletesOnFailure: z.boolean().default(false),
  attachments: z.array(attachmentSchema).default([]),
})

export type MailMessage = z.output<typeof mailMessageSchema>
