'use server'
/** Where every form of the site is sent to, with script and without. */
import { redirect } from 'next/navigation'
import { type SubmitResult, submitForm } from '@/lib/server/submissions/submit-form'

/** What a form shows: nothing yet, or what became of the last sending. */
export type FormState = { kind: 'idle' } | SubmitResult

/** With script the page goes to the thank-you page by itself, so that it can forget its draft first. */
export async function submitAction(_previous: FormState, data: FormData): Promise<FormState> {
  const result = await submitForm(data, new Date())
  if (result.kind === 'saved' && data.get('_script') !== 'on') redirect(result.next)
  return result
}
