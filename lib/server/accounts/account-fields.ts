/** Schemas of the forms about accounts; their messages are keys of `Account` in messages/. */
import 'server-only'
import { z } from 'zod'
import { passwordLength } from '../../domain/site/password-length.ts'

const text = z.string().default('')

const email = text
  .transform((typed) => typed.trim())
  .pipe(z.string().min(1, 'emailRequired').max(254, 'emailInvalid').pipe(z.email('emailInvalid')))

/** An existing password: of any length; one that is too long is reported as wrong. */
const password = text.pipe(z.string().min(1, 'passwordRequired').max(passwordLength.max, 'passwordWrong'))

const newPassword = text.pipe(
  z.string().min(1, 'passwordRequired').min(passwordLength.min, 'passwordTooShort').max(passwordLength.max, 'passwordTooLong'),
)

const code = text.pipe(z.string().trim().min(1, 'codeRequired').max(40, 'codeWrong'))

const isRepeated = (typed: { NEW_PASSWORD: string; REPEAT: string }) => typed.NEW_PASSWORD === typed.REPEAT

/** Reported even when the password itself is invalid. */
const differing = { path: ['REPEAT'], error: 'passwordsDiffer', when: () => true }

export const accountForms = {
  login: z.object({ EMAIL: email, PASSWORD: password }),
  forgot: z.object({ EMAIL: email }),
  choose: z.object({ NEW_PASSWORD: newPassword, REPEAT: text, token: text }).refine(isRepeated, differing),
  change: z.object({ PASSWORD: password, NEW_PASSWORD: newPassword, REPEAT: text }).refine(isRepeated, differing),
  code: z.object({ CODE: code }),
  password: z.object({ PASSWORD: password }),
} as const
