/** What a form adds to the mails about a lead: its data as stored in the outbox, and how it is rendered. */
import 'server-only'
import { z } from 'zod'
import { formatPrice } from '../../domain/property/price.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import { amountInWords } from '../../domain/text/amount-words.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { dayMs, formatDate } from '../../domain/text/date.ts'
import { dateInWords } from '../../domain/text/date-in-words.ts'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Block } from '../mail/mail-content.ts'
import type { Attachment } from '../mail/mail-message.ts'
import { offerTerms } from '../offers/offer-facts.ts'
import { offerPdf } from '../offers/offer-pdf.ts'
import { translatorOf } from '../pages/translator.ts'
import { env } from '../runtime/env.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { signPath } from '../security/signed-path.ts'
import { askForClick, confirmViewing, termBlocks } from '../viewings/viewing-confirmation.ts'
import type { ViewingEvent } from '../viewings/viewing-event.ts'
import { viewingLink } from '../viewings/viewing-links.ts'
import { furtherButtons } from './mail-parts.ts'

const startsAt = z.iso.datetime()

/** A viewing of a day that was booked together. */
const furtherViewing = z.object({ leadId: z.string(), propertyId: z.number(), startsAt })

export const leadPartSchema = z.discriminatedUnion('kind', [
  /** Links to the documents of a property. */
  z.object({ kind: z.literal('documents'), isRepeated: z.boolean() }),
  /** The offer that the buyer makes, with its document. */
  z.object({ kind: z.literal('purchase-offer') }),
  z.object({ kind: z.literal('rental-application') }),
  /** A request with preferred hours, or for the waiting list. */
  z.object({ kind: z.literal('viewing-requested'), isWaiting: z.boolean() }),
  z.object({ kind: z.literal('viewing-confirmed'), startsAt, further: z.array(furtherViewing).optional() }),
  /** The slot is reserved until the visitor clicks the link in this mail. */
  z.object({ kind: z.literal('viewing-held'), startsAt }),
])

export type LeadPart = z.output<typeof leadPartSchema>

/** The lead that a part belongs to. */
export type PartContext = {
  leadId: string
  /** The language in which the form was filled in. */
  language: Language
  property: PublicProperty
  fields: Readonly<Record<string, unknown>>
  queuedAt: Date
}

/** The rendered part in the confirmation. Without `title` and `subject` the form's own are used. */
type Part = {
  title?: string
  subject?: string
  preheader?: string
  /** Replaces the form's own text. */
  lead?: string
  /** Added to the form's own text. */
  addition?: string
  /** Above the property, so that the answer comes before the first picture. */
  blocks?: readonly Block[]
  /** Below the property. */
  after?: readonly Block[]
  /** How the property is shown: `line` as a reminder, `offer` without its price. */
  look?: 'large' | 'line' | 'offer'
  files?: readonly Attachment[]
  /** Agents to contact, in addition to the agent of the property. */
  agentIds?: readonly number[]
}

/** Days that links to documents are valid. */
export const documentLinkDays = 14

/** Path of a document, accessible with a signed link. */
export const documentPath = (propertyId: number, documentId: number) => `/api/documents/${propertyId}/${documentId}/`

function documentsPart(isRepeated: boolean, { language, property, queuedAt }: PartContext): Part {
  const t = translatorOf(language)
  const expires = new Date(queuedAt.getTime() + documentLinkDays * dayMs)
  const documents = property.documents.map(({ id, name, date }) => ({
    name: name[language],
    about: [...(date ? [formatDate(date)] : []), t('Mail.pdf')].join(', '),
    href: absoluteUrl(signPath('document', documentPath(property.id, id), expires)),
  }))
  return {
    preheader: documents.map(({ name }) => name).join(', '),
    ...(isRepeated && { addition: t('Forms.documents.alreadyRequested') }),
    look: 'line',
    after: [
      { kind: 'heading', text: t('Mail.documents'), count: documents.length },
      { kind: 'documents', documents, open: t('Mail.open') },
      {
        kind: 'notice',
        text: t('Forms.documents.linksEnd', { date: dateInWords(toLocalTime(expires).date, language) }),
      },
      ...furtherButtons(property, language, ['visit']),
    ],
  }
}

/** The document of a purchase offer, rendered from the stored fields: the same for every recipient. */
export async function offerFile({ leadId, language, property, fields, queuedAt }: PartContext): Promise<Attachment> {
  const pdf = await offerPdf({ id: leadId, language, property, values: fields, sentAt: queuedAt })
  const filename = translatorOf(language)('Forms.purchase-offer.pdf.file', { id: String(property.id) })
  return { filename, contentType: 'application/pdf', content: pdf.toString('base64') }
}

/** The amount in figures and in words. */
export function offerAmount(fields: PartContext['fields'], language: Language): Block {
  const amount = Number(fields['AMOUNT'])
  const note = amountInWords(amount, language)
  const label = translatorOf(language)('Forms.purchase-offer.pdf.amount')
  const figure = formatPrice(amount)
  return { kind: 'figures', isDecision: true, figures: [{ label, figure, ...(note && { note }) }] }
}

/** The terms that the buyer accepts. */
export function offerNotice(language: Language): Block {
  const [binding = '', ...others] = offerTerms(language)
  const title = translatorOf(language)('OfferTerms.title')
  return { kind: 'notice', text: [{ strong: title }, `\n${[binding, ...others].join('\n\n')}`] }
}

async function offerPart(context: PartContext): Promise<Part> {
  const { fields, language } = context
  return {
    blocks: [offerAmount(fields, language)],
    look: 'offer',
    after: [offerNotice(language)],
    files: [await offerFile(context)],
  }
}

function requestPart(isWaiting: boolean, { leadId, language, property, queuedAt }: PartContext): Part {
  const t = translatorOf(language)
  return {
    addition: t(`Forms.visit.${isWaiting ? 'waiting' : 'requested'}`),
    blocks: [
      {
        kind: 'buttons',
        others: [{ label: t('Forms.visit.manageRequest'), href: viewingLink('manage', leadId, language, queuedAt) }],
      },
    ],
    after: termBlocks(property, language, t),
  }
}

function applicationPart({ language, property }: PartContext): Part {
  const t = translatorOf(language)
  const retention = t('Forms.rental-application.retention', { days: env().CANDIDATE_DAYS })
  return { look: 'line', after: [...termBlocks(property, language, t), { kind: 'notice', text: retention }] }
}

/** The further viewings whose property is still in the content. */
const furtherEvents = (further: readonly z.output<typeof furtherViewing>[], { language }: PartContext): ViewingEvent[] =>
  further.flatMap(({ leadId, propertyId, startsAt: moment }) => {
    const property = getSnapshot().propertyById.get(propertyId)
    return property ? [{ leadId, property, language, startsAt: new Date(moment) }] : []
  })

/** @throws when a font of the document is missing. */
export async function renderPart(part: LeadPart, context: PartContext): Promise<Part> {
  const event = (moment: string) => ({ ...context, startsAt: new Date(moment) })
  switch (part.kind) {
    case 'documents':
      return documentsPart(part.isRepeated, context)
    case 'purchase-offer':
      return offerPart(context)
    case 'rental-application':
      return applicationPart(context)
    case 'viewing-requested':
      return requestPart(part.isWaiting, context)
    case 'viewing-confirmed':
      return confirmViewing(event(part.startsAt), context.queuedAt, furtherEvents(part.further ?? [], context))
    case 'viewing-held':
      return askForClick(event(part.startsAt), context.queuedAt)
  }
}
