/** A rendered mail, ready to be sent. Earlier releases stored mails in the outbox in this form. */
import 'server-only'
import { z } from 'zod'

/** `content`: base64. */
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
  /** Whether the content is deleted after the last failed attempt, instead of being kept for sending by hand. */
  deletesOnFailure: z.boolean().default(false),
  attachments: z.array(attachmentSchema).default([]),
})

export type MailMessage = z.output<typeof mailMessageSchema>
