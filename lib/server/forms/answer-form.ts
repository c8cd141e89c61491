/**
 * Receives every form of the site's pages. Forms are posted to the address of their page, which stays the same between releases.
 * A script gets JSON; without script the browser is redirected to the next page, or back to the form with what was typed.
 */
import 'server-only'
import type { FormDefinition } from '../../forms/define-form.ts'
import { type FormReply, type FormState, formFields } from '../../forms/form-state.ts'
import { formVersion } from '../../forms/form-version.ts'
import { findForm } from '../../forms/registry.ts'
import { logError } from '../../process/log.ts'
import { removedForm, returnAddress } from '../../routing/returned-form.ts'
import { isSameSite } from '../accounts/request.ts'
import { guardFor } from '../bot-protection/guard.ts'
import { visitorAddress, visitorKey } from '../http/visitor-address.ts'
import { submitForm } from '../leads/submit-form.ts'
import { findReceiver, isAccountForm } from './form-receivers.ts'
import { isFromOurPage, keyForReturned, readFormPage, readReturnedKey, wantsJson } from './form-request.ts'
import { readFormBody, textOf } from './read-form-body.ts'
import { readTyped } from './removed-form.ts'
import { deleteReturned, type FormOwner, returnedName, storeReturned } from './returned-forms.ts'
import { completeForm, storeForm } from './stored-input.ts'

const uncached = { 'Cache-Control': 'no-store' } as const

/** Programs get the status only; for browsers lib/gateway replaces it by a page. */
function refusal(headers: Headers, status: 400 | 403 | 413 | 415 | 500): Response {
  if (wantsJson(headers)) return Response.json({ error: 'refused' }, { status, headers: uncached })
  return new Response('refused', { status, headers: { ...uncached, 'Content-Type': 'text/html; charset=utf-8' } })
}

const json = <State>(reply: FormReply<State>, cookie?: string) =>
  Response.json(reply, { headers: { ...uncached, ...(cookie && { 'Set-Cookie': cookie }) } })

const seeOther = (to: string, cookie?: string) =>
  new Response(null, { status: 303, headers: { ...uncached, Location: to, ...(cookie && { 'Set-Cookie': cookie }) } })

/** Sends the visitor to a page, with or without script. */
const goTo = ({ headers }: Request, to: string, cookie?: string) =>
  wantsJson(headers) ? json({ next: to }, cookie) : seeOther(to, cookie)

/** The key and cookie for storing a form until its next attempt. */
const ownerOf = ({ headers }: Request, form: string): FormOwner & { cookie: string } => ({ ...keyForReturned(headers), form })

/** Whether the page comes from a release with another version of the form. */
function isOlder(form: FormDefinition, data: FormData): boolean {
  const version = textOf(data, formFields.version)
  return version !== '' && version !== formVersion(form)
}

/** A form of the registry. */
async function answerLead(request: Request, form: FormDefinition, data: FormData, now: Date): Promise<Response> {
  const { headers } = request
  const subject = textOf(data, formFields.subject)
  const name = returnedName(form.id, /^\d{1,12}$/.test(subject) ? Number(subject) : undefined)
  const owner = ownerOf(request, name)
  const whole = await completeForm(owner, form, data, now)
  const address = visitorAddress(headers.get('x-forwarded-for'))
  const result = await submitForm(whole, now, guardFor(address), visitorKey(address, now))
  if (result.kind === 'unknown') return refusal(headers, 400)
  if (result.kind === 'saved') {
    if (readReturnedKey(headers.get('cookie'))) await deleteReturned(owner)
    return goTo(request, result.next)
  }
  const isChanged = result.kind === 'invalid' && isOlder(form, data)
  if (wantsJson(headers) && !isChanged) return json<FormState>({ state: result })
  await storeForm(owner, form, result, whole, now)
  const next = returnAddress(readFormPage(headers), name)
  return wantsJson(headers) ? json<FormState>({ state: { kind: 'changed', next } }, owner.cookie) : seeOther(next, owner.cookie)
}

/** A form that the site no longer has: it cannot be saved, so the text is shown to the visitor again. */
async function answerRemoved(request: Request, name: string, data: FormData, now: Date): Promise<Response> {
  const typed = readTyped(name, data)
  if (typed.length === 0) return refusal(request.headers, 400)
  const owner = ownerOf(request, removedForm)
  await storeReturned(owner, () => ({ typed }), {}, now)
  const next = returnAddress(readFormPage(request.headers), removedForm)
  const isScript = wantsJson(request.headers)
  return isScript ? json<FormState>({ state: { kind: 'changed', next } }, owner.cookie) : seeOther(next, owner.cookie)
}

/** A form about an account, or a button. */
async function answerOther(request: Request, name: string, data: FormData, now: Date): Promise<Response> {
  const { headers } = request
  const receive = findReceiver(name)
  if (!receive) return answerRemoved(request, name, data, now)
  if (isAccountForm(name) && !isSameSite(headers)) return refusal(headers, 403)
  const answer = await receive(data)
  if ('goTo' in answer) {
    const { waits } = answer
    if (!waits) return goTo(request, answer.goTo)
    const { form, ...shown } = waits
    const owner = ownerOf(request, form)
    await storeReturned(owner, () => shown, {}, now)
    return goTo(request, answer.goTo, owner.cookie)
  }
  if (wantsJson(headers)) return json({ state: answer })
  const owner = ownerOf(request, name)
  await storeReturned(owner, () => ({ account: answer }), {}, now)
  return seeOther(returnAddress(readFormPage(headers), name), owner.cookie)
}

/** Never throws. */
export async function answerForm(request: Request): Promise<Response> {
  const { headers } = request
  if (!isFromOurPage(headers)) return refusal(headers, 403)
  const body = await readFormBody(request)
  if ('status' in body) return refusal(headers, body.status)
  const name = textOf(body.data, formFields.form)
  const form = findForm(name)
  const now = new Date()
  try {
    return await (form ? answerLead(request, form, body.data, now) : answerOther(request, name, body.data, now))
  } catch (error) {
    logError('form-failed', { form: form?.id ?? name, error })
    return refusal(headers, 500)
  }
}
