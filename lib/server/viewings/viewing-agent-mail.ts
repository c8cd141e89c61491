/** The mail to the agent of a property after a viewing was confirmed, moved or cancelled. */
import 'server-only'
import { z } from 'zod'
import type { Language } from '../../domain/text/language.ts'
import { propertyBlocks } from '../leads/mail-parts.ts'
import { opening } from '../mail/mail-parts.ts'
import { defineTemplate } from '../mail/mail-template.ts'
import { momentBlock, viewingTime } from './viewing-confirmation.ts'
import { eventAttachment } from './viewing-event.ts'
import { type About, agentId, eventOf, eventSchema, moment } from './viewing-mails.ts'

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cancelled'), event: eventSchema }),
  /** The visitor's data was erased. */
  z.object({ kind: z.literal('erased'), event: eventSchema }),
  /** Without a time: the visitor withdrew it, or the office declined it. */
  z.object({ kind: z.literal(['withdrawn', 'declined']) }),
  z.object({ kind: z.literal('moved'), event: eventSchema, former: moment }),
  /** The visitor chose one of the proposed times. */
  z.object({ kind: z.literal('chosen'), event: eventSchema }),
  /** A colleague planned it. */
  z.object({ kind: z.literal('planned'), event: eventSchema, author: z.string() }),
])

/** The viewing does not take place. */
const isOff = ({ kind }: z.output<typeof change>) => kind === 'cancelled' || kind === 'erased'

/** The change as text, and the calendar file. */
function describeChange(about: About, changed: z.output<typeof change>, language: Language) {
  if (!('event' in changed)) return { times: {}, event: undefined }
  const event = eventOf(about, changed.event, language)
  if (changed.kind === 'chosen') return { times: viewingTime(event), event }
  if (changed.kind === 'planned') return { times: { ...viewingTime(event), author: changed.author }, event }
  if (changed.kind === 'cancelled' || changed.kind === 'erased')
    return { times: viewingTime(event), event: { ...event, isCancelled: true } }
  const before = viewingTime({ ...event, startsAt: new Date(changed.former) })
  return { times: { ...viewingTime(event), formerDay: before.day, formerTime: before.time }, event }
}

/** To the agent of the property. */
export const viewingAgentTemplate = defineTemplate({
  name: 'viewing-agent',
  schema: z.object({ leadId: z.string(), propertyId: z.number(), agentId, visitor: z.string(), change }),
  render: ({ visitor, change: changed, ...about }, { t, language, queuedAt }) => {
    const { times, event } = describeChange(about, changed, language)
    const title = t(`Forms.visit.agent.${changed.kind}Title`, { id: String(about.propertyId) })
    const words = t(`Forms.visit.agent.${changed.kind}`, { name: visitor, ...times })
    return {
      title,
      preheader: words,
      blocks: [
        opening('', words),
        ...(event && !isOff(changed) ? [momentBlock(event)] : []),
        ...propertyBlocks(about.propertyId, language),
      ],
      closing: [t('Mail.toAgency')],
      attachments: event ? [eventAttachment(event, queuedAt)] : [],
    }
  },
})
