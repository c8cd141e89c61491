/** What a form adds to the mails about a lead, as it waits in the outbox, and how it reads. */
import 'server-only'
import { z } from 'zod'
import type { PublicProperty } from '../../domain/property/property.ts'
import { dayMs, formatDate } from '../../domain/text/date.ts'
import type { Language } from '../../domain/text/language.ts'
import type { Attachment } from '../mail/mail-message.ts'
import type { MailContent } from '../mail/render-mail.ts'
import { offerTerms } from '../offers/offer-facts.ts'
import { offerPdf } from '../offers/offer-pdf.ts'
import { translatorOf } from '../pages/translator.ts'
import { env } from '../runtime/env.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { signPath } from '../security/signed-path.ts'
import { rentalTermsText } from '../viewings/rental-terms.ts'
import { askForClick, confirmViewing } from '../viewings/viewing-confirmation.ts'
import { viewingLink } from '../viewings/viewing-links.ts'

const startsAt = z.iso.datetime()

export const leadPartSchema = z.discriminatedUnion('kind', [
  /** Links to the documents of a property. */
  z.object({ kind: z.literal('documents'), isRepeated: z.boolean() }),
  /** What the buyer signs, with the document of the offer. */
  z.object({ kind: z.literal('purchase-offer') }),
  z.object({ kind: z.literal('rental-application') }),
  /** Asked for, with preferred hours or on the waiting list. */
  z.object({ kind: z.literal('viewing-requested'), isWaiting: z.boolean() }),
  z.object({ kind: z.literal('viewing-confirmed'), startsAt }),
  /** The slot waits for the click in this very mail. */
  z.object({ kind: z.literal('viewing-held'), startsAt }),
])

export type LeadPart = z.output<typeof leadPartSchema>

/** What the parts are about. */
export type PartContext = {
  leadId: string
  /** Of whoever filled in the form. */
  language: Language
  property: PublicProperty
  fields: Readonly<Record<string, unknown>>
  queuedAt: Date
}

type Part = Pick<MailContent, 'paragraphs' | 'action'> & { title?: string; files?: readonly Attachment[] }

/** Days that the links to documents live. */
export const documentLinkDays = 14

/** Address of a document, for whoever holds the link. */
const documentPath = (propertyId: number, documentId: number) => `/api/documents/${propertyId}/${documentId}/`

function documentsPart(isRepeated: boolean, { language, property, queuedAt }: PartContext): Part {
  const t = translatorOf(language)
  const expires = new Date(queuedAt.getTime() + documentLinkDays * dayMs)
  const lines = property.documents.map(
    ({ id, name }) =>
      `${name[language] ?? name.nl}: ${absoluteUrl(signPath('document', documentPath(property.id, id), expires))}`,
  )
  return {
    paragraphs: [
      ...(isRepeated ? [t('Forms.documents.alreadyRequested')] : []),
      lines.join('\n'),
      t('Forms.documents.linksEnd', { date: formatDate(expires.toISOString().slice(0, 10)) }),
    ],
  }
}

/** The document of an offer, made again from what was filled in: the same for everybody who gets it. */
export async function offerFile({ leadId, language, property, fields, queuedAt }: PartContext): Promise<Attachment> {
  const pdf = await offerPdf({ id: leadId, language, property, values: fields, sentAt: queuedAt })
  const filename = translatorOf(language)('Forms.purchase-offer.pdf.file', { id: String(property.id) })
  return { filename, contentType: 'application/pdf', content: pdf.toString('base64') }
}

function requestPart(isWaiting: boolean, { leadId, language, property, queuedAt }: PartContext): Part {
  const t = translatorOf(language)
  return {
    paragraphs: [t(`Forms.visit.${isWaiting ? 'waiting' : 'requested'}`), ...rentalTermsText(property, language)],
    action: { label: t('Forms.visit.manageRequest'), href: viewingLink('manage', leadId, language, queuedAt) },
  }
}

function applicationPart({ language, property }: PartContext): Part {
  const retention = translatorOf(language)('Forms.rental-application.retention', { days: env().CANDIDATE_DAYS })
  return { paragraphs: [...rentalTermsText(property, language), retention] }
}

/** @throws when a font of the document is missing. */
export async function renderPart(part: LeadPart, context: PartContext): Promise<Part> {
  const event = (moment: string) => ({ ...context, startsAt: new Date(moment) })
  switch (part.kind) {
    case 'documents':
      return documentsPart(part.isRepeated, context)
    case 'purchase-offer':
      return { paragraphs: offerTerms(context.language), files: [await offerFile(context)] }
    case 'rental-application':
      return applicationPart(context)
    case 'viewing-requested':
      return requestPart(part.isWaiting, context)
    case 'viewing-confirmed':
      return confirmViewing(event(part.startsAt), context.queuedAt)
    case 'viewing-held':
      return askForClick(event(part.startsAt), context.queuedAt)
  }
}
