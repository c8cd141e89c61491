/** Schemas of stored forms; they may have been stored by another release. */
import 'server-only'
import { z } from 'zod'
import type { FormState } from '../../forms/form-state.ts'
import type { NoticeState } from '../../forms/notice-state.ts'

const returned = {
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  challenge: z
    .object({
      token: z.string(),
      error: z.enum(['captchaRequired', 'captchaInvalid']).exactOptional(),
      answer: z.string().exactOptional(),
    })
    .optional(),
  kept: z.object({ id: z.string(), names: z.record(z.string(), z.string()) }).optional(),
}

const formState = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invalid'), errors: z.record(z.string(), z.string()), ...returned }),
  z.object({ kind: z.literal('challenge'), ...returned, challenge: returned.challenge.unwrap() }),
  z.object({ kind: z.literal('refused'), code: z.string(), ...returned }),
  z.object({ kind: z.literal('failed'), ...returned }),
])

const noticeState = z.object({
  notice: z.object({ tone: z.enum(['wrong', 'done']), title: z.string(), text: z.string().exactOptional() }).exactOptional(),
  errors: z.record(z.string(), z.string()).exactOptional(),
  values: z.record(z.string(), z.string()).exactOptional(),
  codes: z.array(z.string()).exactOptional(),
})

/** The states of a form that can be shown again. */
export type ShownState = Exclude<FormState, { kind: 'idle' | 'changed' | 'gone' }>

/** `secrets`: passwords by field. */
export type StoredForm = { state: ShownState; secrets: Readonly<Record<string, string>> }

export const storedForm: z.ZodType<StoredForm> = z.object({ state: formState, secrets: z.record(z.string(), z.string()) })

/** `author`: the only account that it is shown to. */
export const storedAccount: z.ZodType<{ account: NoticeState; author?: string }> = z.object({
  account: noticeState,
  author: z.string().exactOptional(),
})
