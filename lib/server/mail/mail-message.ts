/** A mail as it waits in the outbox. */
import 'server-only'
import { z } from 'zod'

export const mailMessageSchema = z.object({
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  language: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
  /** Whether its content goes, too, when it could not be sent: then nobody can send it by hand. */
  deletesOnFailure: z.boolean().default(false),
  /** `content` in base64. */
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })).default([]),
})

export type MailMessage = z.output<typeof mailMessageSchema>
export type NewMail = z.input<typeof mailMessageSchema>
