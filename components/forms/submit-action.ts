'use server'
/** Where every form of the site is sent to, with script and without. */
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { guardFor } from '@/lib/server/robots/guard'
import { visitorAddress } from '@/lib/server/robots/visitor-address'
import { type SubmitResult, submitForm } from '@/lib/server/submissions/submit-form'

/** What a form shows: nothing yet, or what became of the last sending. */
export type FormState = { kind: 'idle' } | SubmitResult

/** With script the page goes to the thank-you page by itself, so that it can forget its draft first. */
export async function submitAction(_previous: FormState, data: FormData): Promise<FormState> {
  const address = visitorAddress((await headers()).get('x-forwarded-for'))
  const result = await submitForm(data, new Date(), guardFor(address))
  if (result.kind === 'saved' && data.get('_script') !== 'on') redirect(result.next)
  return result
}
