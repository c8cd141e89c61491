/** What forms about accounts may hold; messages are keys of `Account` in messages/. */
import 'server-only'
import { z } from 'zod'
import { passwordLength } from './auth-options.ts'

const text = z.string().default('')

const email = text
  .transform((typed) => typed.trim())
  .pipe(z.string().min(1, 'emailRequired').max(254, 'emailInvalid').pipe(z.email('emailInvalid')))

/** One that exists: its length is no news to whoever knows it. */
const password = text.pipe(z.string().min(1, 'passwordRequired').max(passwordLength.max, 'passwordWrong'))

const newPassword = text.pipe(
  z.string().min(1, 'passwordRequired').min(passwordLength.min, 'passwordTooShort').max(passwordLength.max, 'passwordTooLong'),
)

const code = text.pipe(z.string().trim().min(1, 'codeRequired').max(40, 'codeWrong'))

const repeated = { path: ['REPEAT'], error: 'passwordsDiffer' }

export const accountForms = {
  login: z.object({ EMAIL: email, PASSWORD: password }),
  forgot: z.object({ EMAIL: email }),
  choose: z
    .object({ NEW_PASSWORD: newPassword, REPEAT: text, token: text })
    .refine((typed) => typed.NEW_PASSWORD === typed.REPEAT, repeated),
  change: z
    .object({ PASSWORD: password, NEW_PASSWORD: newPassword, REPEAT: text })
    .refine((typed) => typed.NEW_PASSWORD === typed.REPEAT, repeated),
  code: z.object({ CODE: code }),
  password: z.object({ PASSWORD: password }),
} as const
