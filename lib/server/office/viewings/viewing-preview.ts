/** Preview of a viewing's mail before it is sent: as JSON for the page, or as HTML for a frame. */
import 'server-only'
import type { MailPreview } from '../../../domain/office/mail-preview.ts'
import type { BareProperty } from '../../../domain/property/bare-property.ts'
import type { Language } from '../../../domain/text/language.ts'
import { typeset } from '../../../domain/text/typeset.ts'
import { isFromOurPage, wantsJson } from '../../forms/form-request.ts'
import { readFormBody } from '../../forms/read-form-body.ts'
import { uncached } from '../../http/uncached.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { renderMailPreview } from '../../mail/mail-preview.ts'
import type { QueuedMail } from '../../mail/mail-template.ts'
import { absoluteUrl } from '../../runtime/site-url.ts'
import { viewingMoment, viewingTime } from '../../viewings/viewing-confirmation.ts'
import { viewingPlace } from '../../viewings/viewing-event.ts'
import { previewPolicy } from '../pages/office-responses.ts'

/** Lead id in the preview, where no viewing exists yet. */
export const previewId = 'preview'

export type ShownMail = {
  mail: QueuedMail
  property: BareProperty
  /** Language of the visitor. */
  language: Language
  times: readonly Date[]
  note: string
}

/** Chosen and typed values as they appear in the mail, to be highlighted. */
function fillsOf({ property, language, times, note }: ShownMail): string[] {
  const events = times.map((startsAt) => ({ leadId: previewId, property, startsAt, language }))
  return [
    typeset(note, language),
    viewingPlace(property, language),
    ...events.flatMap((event) => [viewingMoment(event), viewingTime(event).day, `${viewingTime(event).time}`]),
  ]
}

/** @throws errors of the mail template */
export const mailPreviewOf = (shown: ShownMail | undefined, now: Date): Promise<MailPreview | undefined> =>
  shown ? renderMailPreview(shown.mail, now, fillsOf(shown)) : Promise.resolve(undefined)

/**
 * Removes the links, which are meant for the visitor only, and makes image addresses relative, as the office may be opened under
 * another host name.
 */
async function htmlOf({ mail }: ShownMail, now: Date): Promise<string> {
  const message = await composeMail({ message: mail, queuedAt: now, findUploads: async () => [] })
  return (message?.html ?? '').replaceAll(/ href="[^"]*"/g, '').replaceAll(` src="${absoluteUrl('/')}`, ' src="/')
}

/** @param find the mail for the current form values; undefined while a time is missing */
export async function answerPreview(
  request: Request,
  find: (data: FormData, now: Date) => Promise<ShownMail | undefined>,
): Promise<Response> {
  if (!isFromOurPage(request.headers)) return new Response(null, { status: 403, headers: uncached })
  const body = await readFormBody(request)
  if ('status' in body) return new Response(null, { status: body.status, headers: uncached })
  const now = new Date()
  const shown = await find(body.data, now)
  if (wantsJson(request.headers))
    return Response.json({ sheet: (await mailPreviewOf(shown, now)) ?? null }, { headers: uncached })
  const headers = { ...uncached, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': previewPolicy }
  return new Response(shown ? await htmlOf(shown, now) : '', { headers })
}
